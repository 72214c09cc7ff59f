// The browser's own kind of file, which jsdom's is not: it can be read.
import { File } from 'node:buffer';
import type { CatalogueGame, CatalogueView, ImportReport, SwitchPlan } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const game = (nodeId: string, en: string, facts: Partial<CatalogueGame> = {}): CatalogueGame => ({
  nodeId,
  names: { en, bn: `${en} বাংলা` },
  vendor: 'PG',
  vendorName: 'Pagoda Grove',
  category: 'RNG',
  icon: '/x.svg',
  availability: 'on',
  ownAvailability: 'on',
  ...facts,
});
const view: CatalogueView = {
  games: [game('1', 'Lucky Tiger'), game('2', 'Moon Boat', { availability: 'off', decidedBy: 'vendor' })],
  total: 2,
  pages: 1,
  vendors: [{ key: 'PG', names: { en: 'Pagoda Grove', bn: 'Pagoda Grove' }, total: 2, listed: 1, availability: 'on' }],
  categories: [{ key: 'RNG', names: { en: 'Slots', bn: 'স্লট' }, total: 2, listed: 1, availability: 'on' }],
};
const plan: SwitchPlan = {
  changing: 1,
  unlisted: 1,
  paused: 0,
  opened: 0,
  held: 0,
  players: 12,
  playing: 3,
  emptied: ['RNG'],
  examples: [{ en: 'Lucky Tiger', bn: 'লাকি টাইগার' }],
};
const report: ImportReport = {
  applied: false,
  added: 2,
  changed: 0,
  unchanged: 5,
  refused: 1,
  writes: 2,
  withdrawn: 0,
  closing: 0,
  closingGames: [],
  tooManyClosing: false,
  lines: [
    { line: 4, game: 'Nova', outcome: 'refused', fault: 'unknown_vendor', fields: ['vendor'] },
    { line: 2, game: 'Comet', outcome: 'added', fields: [] },
  ],
};
const PLAN = 'POST /brands/pavilion/catalogue/plan';
const SWITCH = 'POST /brands/pavilion/catalogue/switches';
const TRIAL = 'POST /catalogue/import?format=csv';
const WRITE = 'POST /catalogue/import?format=csv&apply=1&partly=1&reason=agreed+with+the+vendor';

async function openCatalogue(prepare: (gateway: FakeGateway) => unknown = () => {}, roles: object = { '*': 'admin' }) {
  const opened = await openConsole(
    '/brands/pavilion/catalogue',
    (gateway) => {
      gateway.answer('GET /brands/pavilion/catalogue', view).answer(PLAN, plan).answer(SWITCH, plan);
      prepare(gateway);
    },
    aSession({ roles: roles as never }),
  );
  await screen.findByRole('row', { name: /Lucky Tiger/ });
  return opened;
}

describe('the games of a brand', () => {
  it('say how they stand, and whose word that is', async () => {
    await openCatalogue();

    expect(screen.getByRole('row', { name: /Lucky Tiger/ })).toHaveTextContent('On');
    expect(screen.getByRole('row', { name: /Moon Boat/ })).toHaveTextContent('Offbecause of its vendor');
    expect(await violations()).toEqual([]);
  });

  it('are found while somebody types, from the first page on', async () => {
    const { user, gateway } = await openCatalogue((answerer) =>
      answerer.answer('GET /brands/pavilion/catalogue?q=moon', { ...view, games: view.games.slice(1), total: 1 }),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Find by name' }), 'moon');

    await waitFor(() => expect(screen.queryByRole('row', { name: /Lucky Tiger/ })).not.toBeInTheDocument());
    expect(screen.getByText('1 game')).toBeInTheDocument();
    expect(gateway.requests.filter(({ path }) => path.includes('q=mo')).map(({ path }) => path)).toEqual([
      '/brands/pavilion/catalogue?q=moon',
    ]);
  });

  it('are switched together, after the plan was read and with a reason', async () => {
    const { user, gateway } = await openCatalogue();
    expect(screen.getByRole('button', { name: 'Switch off' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch 2 entries off?' }));

    expect(await dialog.findByText('1 game is removed from all lists and can no longer be opened')).toBeInTheDocument();
    expect(dialog.getByText('12 players have at least one of them as a favourite')).toBeInTheDocument();
    expect(dialog.getByText('The category “Slots” has no games left and disappears from the menu')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
    await user.type(dialog.getByLabelText(/^Reason/), 'asked by the vendor');
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const subjects = ['1', '2'].map((key) => ({ subject: 'game', key }));
    expect(gateway.bodiesOf(SWITCH)).toEqual([{ to: 'off', subjects, reason: 'asked by the vendor' }]);
    expect(screen.getByText('Nothing selected')).toBeInTheDocument();
  });

  it('stay as they are when the gateway refuses, and it says why', async () => {
    const { user } = await openCatalogue((answerer) => answerer.answer(SWITCH, new Refusal(422, 'catalogue.unknown_subject')));
    await user.click(screen.getByRole('tab', { name: 'Vendors' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Pagoda Grove' }));
    await user.click(screen.getByRole('button', { name: 'Set to maintenance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Pagoda Grove to maintenance?' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'their own work');
    await user.click(dialog.getByRole('button', { name: 'Set to maintenance' }));

    await waitFor(() =>
      expect(
        dialog
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('does not exist'),
    );
  });

  it('say of a maker with which vendor it comes and is closed', async () => {
    const [pagoda] = view.vendors;
    const works = { key: 'STUDIO', names: { en: 'Lantern Works', bn: 'Lantern Works' }, total: 1, listed: 1, availability: 'on' };
    const { user } = await openCatalogue((answerer) =>
      answerer.answer('GET /brands/pavilion/catalogue', { ...view, vendors: [works, { ...pagoda, connection: 'STUDIO' }] }),
    );
    await user.click(screen.getByRole('tab', { name: 'Vendors' }));

    expect(await screen.findByRole('row', { name: /Pagoda Grove/ })).toHaveTextContent(
      'comes with Lantern Works and is closed with it',
    );
  });

  it('are only looked at by viewers', async () => {
    const { user } = await openCatalogue(undefined, { pavilion: 'viewer' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Lucky Tiger' }));

    expect(screen.getByRole('button', { name: 'Switch off' })).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: 'Import games' }));
    expect(screen.getByLabelText('File')).toBeDisabled();
    expect(screen.getByText(/only operators of every brand/)).toBeInTheDocument();
  });
});

describe('a list that is brought in', () => {
  it('is judged line by line, and written with a reason without the refused ones', async () => {
    const { user, gateway } = await openCatalogue((answerer) =>
      answerer.answer(TRIAL, report).answer(WRITE, { ...report, applied: true }),
    );
    await user.click(screen.getByRole('tab', { name: 'Import games' }));
    await user.upload(screen.getByLabelText('File'), new File(['"vendor,code"'], 'games.csv') as unknown as globalThis.File);

    expect(await screen.findByRole('row', { name: /Nova/ })).toHaveTextContent('No such vendor: vendor');
    expect(screen.getByText('Checked, nothing saved')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save the other 2 games' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save 2 games to the catalogue?' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'agreed with the vendor');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(gateway.bodiesOf(TRIAL)).toEqual(['vendor,code']);
    expect(screen.queryByRole('button', { name: /^Save\b/ })).not.toBeInTheDocument();
  });

  const PULL = 'POST /catalogue/vendors/PG/pull';
  const gone: ImportReport = {
    ...report,
    added: 0,
    refused: 0,
    writes: 1,
    withdrawn: 1,
    closing: 1,
    closingGames: [{ vendor: 'PG', code: 'moon', game: 'Moon Boat', why: 'withdrawn' }],
    tooManyClosing: true,
    lines: [],
  };
  async function fetchList(answer: ImportReport | Refusal) {
    const opened = await openCatalogue((answerer) => answerer.answer(PULL, answer));
    const { user } = opened;
    await user.click(screen.getByRole('tab', { name: 'Import games' }));
    await user.selectOptions(screen.getByLabelText('Vendor'), 'PG');
    await user.click(screen.getByRole('button', { name: 'Fetch the list' }));
    return opened;
  }

  it('says what its vendor lists no more, and closes no more of those than were shown', async () => {
    const { user, gateway } = await fetchList(gone);

    expect(await screen.findByText('1 withdrawn')).toBeInTheDocument();
    expect(screen.getByText('1 closing')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Moon Boat/ })).toHaveTextContent(/moon.*No longer listed/);
    expect(screen.getByText(/more than one in twenty/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close 1 game' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close 1 game that the vendor no longer lists?' }));
    expect(dialog.getByText(/round open there can finish it/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Reason/), 'the vendor says so');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(gateway.bodiesOf(PULL).at(-1)).toEqual({ apply: true, partly: false, closing: 1, reason: 'the vendor says so' });
  });

  it('says what else it closes, and that nothing was saved when it closes more by the time it is saved', async () => {
    const { user, gateway } = await fetchList({
      ...gone,
      changed: 2,
      refused: 1,
      withdrawn: 0,
      closing: 2,
      writes: 2,
      closingGames: [
        { vendor: 'PG', code: 'moon', game: 'Moon Boat', why: 'closed' },
        { vendor: 'PG', code: 'tiger', game: 'Lucky Tiger', why: 'not_offered' },
      ],
    });
    expect(await screen.findByText('2 closing')).toBeInTheDocument();
    expect(screen.queryByText(/withdrawn/)).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Lucky Tiger/ })).toHaveTextContent('rules of play of some brands');
    gateway.answer(PULL, new Refusal(409, 'catalogue.closes_more', 'closes more', { now: 9 }));

    await user.click(screen.getByRole('button', { name: 'Save the other 2 games' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save 2 games to the catalogue?' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'the vendor says so');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText(/closes 9 games now/)).toBeInTheDocument();
    expect(gateway.bodiesOf(PULL).at(-1)).toMatchObject({ partly: true, closing: 2 });
  });

  it('can be recorded though players see nothing of it, and not when it writes nothing', async () => {
    const unchanged: ImportReport = { ...gone, writes: 5, withdrawn: 0, closing: 0, closingGames: [], tooManyClosing: false };
    const { user, gateway } = await fetchList(unchanged);

    await user.click(await screen.findByRole('button', { name: 'Record this list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record 5 entries of this list?' }));
    expect(dialog.getByText(/Nothing changes for players/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Reason/), 'their first list');
    gateway.answer(PULL, { ...unchanged, applied: true });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();

    gateway.answer(PULL, { ...unchanged, writes: 0 });
    await user.click(screen.getByRole('button', { name: 'Fetch the list' }));
    expect(await screen.findByText('Checked, nothing saved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Record|^Save/ })).not.toBeInTheDocument();
  });

  it('can be a vendor’s own; one that gives none is told in words', async () => {
    const { user, gateway } = await openCatalogue((answerer) =>
      answerer.answer('POST /catalogue/vendors/PG/pull', new Refusal(502, 'catalogue.vendor_list_refused')),
    );
    await user.click(screen.getByRole('tab', { name: 'Import games' }));
    await user.selectOptions(screen.getByLabelText('Vendor'), 'PG');
    await user.click(screen.getByRole('button', { name: 'Fetch the list' }));

    expect(await screen.findByText('The vendor sent no readable list.')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /catalogue/vendors/PG/pull')).toEqual([{ apply: false, partly: false }]);
  });
});
