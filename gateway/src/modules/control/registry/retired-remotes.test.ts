import type { Change } from '@pavilion/api/staff';
import { publishVersions, type TestApp } from '../../../platform/testing';
import { operatorToken } from '../../../platform/testing/staff';
import { StaffClient, mode, promote, reason, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let app: TestApp;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app } = setup);
});
afterAll(() => app.close());

describe('a retired remote', () => {
  const retire: Change = { kind: 'retire', remote: 'games' };
  const promoteEverywhere = () =>
    app.requestPrivate({
      method: 'POST',
      url: '/registry/remotes/games/promote',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { version: '2.0.0', who: 'a team', reason: 'release' },
    });

  it('is switched off before, and then gone from board, manifest and clones, its history kept', async () => {
    await setup.change([promote('2.0.0', 'games'), { kind: 'pin', remote: 'games', pinned: false }, mode('games', 'on')]);
    expect((await setup.requestChange([retire])).json()).toMatchObject({ code: 'registry.still_on' });

    await setup.change([mode('games', 'off'), retire]);

    expect(setup.manifestOf().remotes).not.toHaveProperty('games');
    const cellsOf = async () =>
      (await setup.board()).brands.find(({ brand }) => brand === 'pavilion')?.cells.map(({ remote }) => remote);
    expect(await cellsOf()).not.toContain('games');
    expect((await setup.lastAudit())[0]).toMatchObject({
      action: 'retire',
      remote: 'games',
      before: { version: '2.0.0' },
      after: null,
    });
    const request = { from: 'pavilion', code: 'quay', name: 'Quay', host: 'quay.localhost', reason };
    valueOf(await setup.send('/staff/brands/pavilion/clone', request));
    expect(setup.manifestOf('quay').remotes).not.toHaveProperty('games');
    expect(valueOf<{ brand: string }[]>(await promoteEverywhere()).map(({ brand }) => brand)).not.toContain('pavilion');
  });

  it('leaves the board when the last brand retires it, and is there again once it is published or promoted by name', async () => {
    const remotes = async () => (await setup.board()).remotes.map(({ remote }) => remote);
    for (const brand of (await setup.board()).brands.filter(({ cells }) => cells.some(({ remote }) => remote === 'games')))
      await setup.change([mode('games', 'off'), retire], { brand: brand.brand });
    expect(await remotes()).not.toContain('games');

    await publishVersions(app, 'games', ['2.1.0']);
    expect(await remotes()).toContain('games');
    for (const brand of ['pavilion', 'lagoon']) await setup.change([promote('2.0.0', 'games')], { brand });

    expect(setup.manifestOf().remotes['games']).toMatchObject({ version: '2.0.0', mode: 'on' });
  });
});
