import { PASSWORD, requestSealed, StudioProcess, testApp, type TestApp } from '../../../platform/testing';
import { roundsOf } from './books-fixture';
import { connect, type Member, memberWith } from './connected-fixture';

const BETS = {
  dice: { direction: 'under', target: 5_000, stake: '1000000' },
  'lotus-roulette': { stake: '1000000', choice: [{ spot: 'red', chips: '1000000' }] },
  'lagoon-mines': { stake: '1000000', choice: { mines: 3 }, steps: [{ open: 13 }, { cashOut: true }] },
};

let app: TestApp;
let studio: StudioProcess;
let player: Member;

beforeAll(async () => {
  studio = await StudioProcess.exited(process.env.TEST_DATABASE_URL ?? '');
  await studio.start();
  app = await testApp();
  await connect(app, studio, await app.gateway.site.listen({ host: '127.0.0.1', port: 0 }));
  player = await memberWith(app, 'seesagain', 10_000_00n);
}, 120_000);
afterAll(async () => {
  await studio.close();
  await app.close();
});

const nodeOf = (title: string) => app.gateway.services.games.findByVendorCode('STUDIO', title)?.nodeId ?? '';
const launch = async (token: string, payload: object) => {
  const answer = await app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload });
  return { status: answer.statusCode, ...answer.json<{ code?: string; value?: { url: string; resumed: boolean } }>() };
};
const lastRoundIn = async (title: string) => {
  const played = (await roundsOf(app.platform, player.memberId)).find(({ game }) => game === title);
  return played?.round ?? '';
};
/** What the page at the address asks the studio for. */
const shownAt = async (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  const headers = { 'x-studio-session': pathname.split('/').at(-1) ?? '' };
  const response = await fetch(`${origin}/api/replays/${searchParams.get('round')}`, { headers });
  return { status: response.status, ...((await response.json()) as { code?: string; value?: { stake: string; state: string } }) };
};

describe('a player who wants to see a round of theirs again', () => {
  it.each(Object.entries(BETS))('finds it by its address, at the studio itself: %s', async (title, bet) => {
    await (await player.open(title)).play(bet);
    const round = await lastRoundIn(title);
    const { value } = await launch(player.token, { nodeId: nodeOf(title), round });

    expect(new URL(value?.url ?? '').searchParams.get('round')).toBe(round);
    expect(await shownAt(value?.url ?? '')).toMatchObject({ status: 200, value: { stake: bet.stake, state: 'settled' } });
    const { value: playing } = await launch(player.token, { nodeId: nodeOf(title) });
    expect(new URL(playing?.url ?? '').searchParams.has('round')).toBe(false);
  });

  it('finds the way to it in the betting record', async () => {
    const round = await lastRoundIn('dice');
    const url = `/wps/v2/records/round?vendor=studio&round=${round}`;
    const { value } = (await app.request({ url, token: player.token })).json();

    expect(value).toMatchObject({ round: { nodeId: nodeOf('dice') }, vendorDetails: { replayable: true } });
  });

  it('finds it after they logged in anew, in a session of the studio that has begun since', async () => {
    const payload = { username: 'seesagain', password: PASSWORD };
    const again = await requestSealed(app, { method: 'POST', url: '/wps/session/login', payload });
    await app.platform.db.deleteFrom('game_sessions').execute();
    const opened = await launch(again.json().value.token, { nodeId: nodeOf('dice'), round: await lastRoundIn('dice') });

    expect(opened.value?.resumed).toBe(false);
    expect(await shownAt(opened.value?.url ?? '')).toMatchObject({ status: 200 });
  });

  it.each(['nobody’s', 'another game’s', 'somebody else’s', 'free play’s'])(
    'is told that there is none where it is %s',
    async (whose) => {
      const round = await lastRoundIn('dice');
      const other = whose === 'somebody else’s' ? await memberWith(app, 'strangertoit', 100n) : player;
      const asked = {
        nodeId: nodeOf(whose === 'another game’s' ? 'lotus-roulette' : 'dice'),
        round: whose === 'nobody’s' ? 'never-played' : round,
        mode: whose === 'free play’s' ? 'free' : 'real',
      };

      expect(await launch(other.token, asked)).toMatchObject({ status: 404, code: 'request.not_found' });
    },
  );

  it('is shown none of somebody else’s by the studio either, whatever the page says', async () => {
    const other = await memberWith(app, 'strangertothat', 100n);
    const { value } = await launch(other.token, { nodeId: nodeOf('dice') });

    expect(await shownAt(`${value?.url}?round=${await lastRoundIn('dice')}`)).toMatchObject({ status: 404, code: 'round.unknown' });
  });

  it('is told so where its vendor shows no rounds', async () => {
    const round = await lastRoundIn('dice');
    const { publicKey, origin: launchUrl } = studio;
    await app.gateway.services.vendors.add({
      code: 'studio',
      brands: ['pavilion'],
      publicKey,
      launchUrl,
      capabilities: ['report'],
    });

    expect(await launch(player.token, { nodeId: nodeOf('dice'), round })).toMatchObject({ status: 404 });
  });
});
