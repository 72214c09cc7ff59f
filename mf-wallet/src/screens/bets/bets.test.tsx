import { heldWins, playedGames, roundDetails, roundProof, rounds, roundTotals } from '@pavilion/api/calls/records';
import type { HeldWin, RoundDetails, RoundLine } from '@pavilion/api/records';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { BetsScreen } from './BetsScreen';

const round: RoundLine = {
  vendor: 'studio',
  vendorName: 'Studio',
  round: 'round-7',
  game: 'Lantern Dice',
  gameCode: 'dice',
  result: 'won',
  at: '2026-03-02T08:15:01Z',
  openedAt: '2026-03-02T08:15:00Z',
  bets: '1000',
  wins: '1960',
  net: '960',
};
const found: RoundDetails = {
  round,
  movements: [
    { id: '1', at: round.openedAt, kind: 'bet', amount: '-1000', reference: 'a' },
    { id: '2', at: round.at, kind: 'win', amount: '1960', reference: 'b' },
  ],
  vendorStatus: 'found',
  vendorDetails: { facts: [{ label: 'Rolled', value: '12.34' }], verifyUrl: 'http://studio.test/verify#nonce=7', checkable: false },
};

function open(details: RoundDetails = found, wins: HeldWin[] = []) {
  const http = new FakeGateway()
    .answer(heldWins, { list: wins })
    .answer(rounds, { list: [details.round] })
    .answer(roundTotals, { rounds: 1, bets: '1000', wins: '1960', net: '960' })
    .answer(playedGames, {
      games: [
        { vendor: 'studio', vendorName: 'Studio', gameCode: 'dice', game: 'Lantern Dice' },
        { vendor: 'jade', vendorName: 'Jade Bell', gameCode: 'ten', game: 'Happy Ten' },
      ],
    })
    .answer(roundDetails, details);
  return { http, ...renderWithHost(<BetsScreen />, { http, messages, member: aMember() }) };
}

describe('the betting record', () => {
  it('lists rounds with what was bet and paid', async () => {
    const { container } = open();

    expect(await screen.findByRole('button', { name: /Lantern Dice/ })).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('narrows to a company, and its games to that', async () => {
    const { user, http } = open();
    await screen.findByRole('option', { name: 'Jade Bell' });

    await user.selectOptions(screen.getByLabelText('Game provider'), 'Jade Bell');

    await waitFor(() => expect(http.inputsOf(rounds).at(-1)).toMatchObject({ vendor: 'jade' }));
    expect(http.inputsOf(rounds).at(-1)).not.toHaveProperty('game');
    expect(
      within(screen.getByLabelText('Game'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Happy Ten · Jade Bell']);
  });

  it('narrows to a game and a result, the list and what it adds up to', async () => {
    const { user, http } = open();
    await screen.findByRole('option', { name: 'Lantern Dice · Studio' });

    await user.selectOptions(screen.getByLabelText('Game'), 'Lantern Dice · Studio');
    await user.selectOptions(screen.getByLabelText('Result'), 'Lost');

    const chosen = { vendor: 'studio', game: 'dice', result: 'lost' };
    await waitFor(() => expect(http.inputsOf(rounds).at(-1)).toMatchObject(chosen));
    expect(http.inputsOf(roundTotals).at(-1)).toMatchObject(chosen);
  });

  it('shows a win that is still checked as such, and as no money that was paid', async () => {
    const waiting = { ...round, result: 'open', wins: '0', net: '-1000', held: '90000000' } as const;
    const win = {
      id: 'w',
      vendor: 'studio',
      round: 'round-7',
      game: 'Lantern Dice',
      amount: '90000000',
      state: 'held',
      at: round.at,
    } as const;
    const before = { ...win, id: 'v', amount: '80000000', state: 'refused' } as const;
    const { user, container } = open({ ...found, round: waiting }, [win, before]);

    const large = within(await screen.findByRole('region', { name: 'Large wins' }));
    const [first, second] = large.getAllByRole('listitem');
    expect(first).toHaveTextContent('৳900,000.00');
    expect(first).toHaveTextContent('Being checked');
    expect(second).toHaveTextContent('Not accepted');
    expect(second).toHaveTextContent(/Your stake comes back/);
    const table = within(screen.getByRole('table', { name: 'Betting record' }));
    expect(await table.findByText('Being checked')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);

    await user.click(await table.findByRole('button', { name: /Lantern Dice/ }));
    expect(await within(screen.getByRole('dialog', { name: 'Round' })).findByText('৳900,000.00')).toBeInTheDocument();
  });

  it('opens a round with the vendor’s words and the page that checks it', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: /Lantern Dice/ }));

    const dialog = within(screen.getByRole('dialog', { name: 'Round' }));
    expect(await dialog.findByText('12.34')).toBeInTheDocument();
    const link = dialog.getByRole('link', { name: 'Check this round' });
    expect(link).toHaveAttribute('href', 'http://studio.test/verify#nonce=7');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(dialog.getByText(/revealed once you change your seed/)).toBeInTheDocument();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('leads to the game that shows the round again, where there is one', async () => {
    const replayable = {
      ...found,
      round: { ...round, nodeId: '100000' },
      vendorDetails: { ...found.vendorDetails!, replayable: true },
    };
    const { user } = open(replayable);
    await user.click(await screen.findByRole('button', { name: /Lantern Dice/ }));

    expect(await screen.findByRole('link', { name: 'See again' })).toHaveAttribute('href', '/games/play/100000/round-7');
    expect(screen.getByText(/Nothing is bet or paid/)).toBeVisible();
  });

  it.each([
    ['the vendor cannot show it', { ...found, round: { ...round, nodeId: '100000' } }],
    ['its game has gone', { ...found, vendorDetails: { ...found.vendorDetails!, replayable: true } }],
  ])('leads nowhere where %s', async (_why, details) => {
    const { user } = open(details);
    await user.click(await screen.findByRole('button', { name: /Lantern Dice/ }));
    await screen.findByText('12.34');

    expect(screen.queryByRole('link', { name: 'See again' })).toBeNull();
  });

  it('saves the proof of a round whose seed is revealed, letter by letter, and says why there is none', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, http, host } = open({
      ...found,
      vendorDetails: { facts: [], verifyUrl: 'http://studio.test/verify', checkable: true },
    });
    http.answer(roundProof, { name: 'studio-round-7.json', text: '{ "signed": true }\n' });
    await user.click(await screen.findByRole('button', { name: /Lantern Dice/ }));
    const save = await screen.findByRole('button', { name: 'Save the proof' });

    await user.click(save);
    await waitFor(() => expect(names).toEqual(['studio-round-7.json']));
    expect(await saved[0]?.text()).toBe('{ "signed": true }\n');
    expect(http.inputsOf(roundProof)).toEqual([{ vendor: 'studio', round: 'round-7' }]);

    http.answer(roundProof, new CallError('records.not_revealed', 'Change your seed first.'));
    await user.click(save);
    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'negative', text: 'Change your seed first.' }]));
    expect(saved).toHaveLength(1);
  });

  it('shows what moved, and says plainly that the vendor does not answer', async () => {
    const { vendorDetails: _, ...silent } = found;
    const { user } = open({ ...silent, vendorStatus: 'unavailable' });
    await user.click(await screen.findByRole('button', { name: /Lantern Dice/ }));

    const dialog = within(screen.getByRole('dialog', { name: 'Round' }));
    expect(await dialog.findByText(/is not responding/)).toBeInTheDocument();
    expect(dialog.getByText('+৳19.60')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });
});
