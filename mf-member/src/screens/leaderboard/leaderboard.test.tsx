import { missionLeaderboard } from '@pavilion/api/calls/boards';
import type { Board, BoardRow, LeaderboardValue } from '@pavilion/api/boards';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { Leaderboard } from './Leaderboard';
import { LeaderboardScreen } from './LeaderboardScreen';

const row = (place: number, more: Partial<BoardRow> = {}): BoardRow => ({
  ...{ place, name: `ra***${place}`, score: String(900_000 - place * 10_000), own: false },
  ...more,
});

function board(more: Partial<Board> = {}): Board {
  return {
    code: 'weekly-play',
    name: { bn: 'সপ্তাহের সেরা', en: 'Play of the week' },
    about: { bn: 'যিনি বেশি খেলেন।', en: 'Whoever plays most.' },
    ...{ period: 'weekly', by: 'stake', leastStake: '0', least: '100000', prizes: [{ from: 1, to: 3, prize: '5000' }] },
    running: {
      ...{ from: '2026-11-23', until: '2026-11-29', endsAt: '2026-11-29T18:00:00Z', members: 40, played: '40000' },
      top: Array.from({ length: 20 }, (_, at) => row(at + 1)),
      own: row(31, { own: true }),
      around: [28, 29, 30, 31, 32, 33, 34].map((place) => row(place, { own: place === 31 })),
    },
    past: [],
    ...more,
  };
}

function open(boards: readonly Board[] | CallError, locale: 'bn' | 'en' = 'en') {
  const value: LeaderboardValue | CallError = boards instanceof CallError ? boards : { currency: 'BDT', boards: [...boards] };
  const http = new FakeGateway().answer(missionLeaderboard, value);
  return renderWithHost(<Leaderboard />, { http, member: aMember(), messages: locale === 'en' ? messages : bn, locale });
}

it('shows the first three, those behind, the neighbours and the own place with what is missing for a prize', async () => {
  open([board()]);

  const podium = await screen.findByRole('list', { name: 'The first three' });

  expect(within(podium).getAllByRole('listitem').length).toBe(3);
  expect(within(podium).getAllByText('Prize ৳50.00').length).toBe(3);
  expect(within(screen.getByRole('list', { name: 'From the fourth place on' })).getAllByRole('listitem').length).toBe(17);
  const around = within(screen.getByRole('list', { name: 'Around your place' }));
  expect(around.getAllByRole('listitem').length).toBe(7);
  expect(around.getByText('ra***31 (you)')).toBeVisible();
  expect(screen.getByText(/You are in place 31/)).toBeVisible();
  expect(screen.getByText(/For a prize, .* of counted play is needed/)).toBeVisible();
});

it('has one who is alone on the podium, and says that it is enough', async () => {
  const alone = row(1, { own: true });
  open([board({ running: { ...board().running!, members: 1, top: [alone], own: alone, around: [], played: '100000' } })]);

  expect(await screen.findByText('ra***1 (you)')).toBeVisible();
  expect(screen.getByText(/enough for a prize/)).toBeVisible();
});

it('says so when nobody is on it, or nothing is there', async () => {
  const { unmount } = open([board({ running: { ...board().running!, members: 0, top: [], own: null, around: [], played: '0' } })]);
  expect(await screen.findByText('Nobody is on it yet')).toBeVisible();
  unmount();

  open([]);
  expect(await screen.findByText('There are no leaderboards now')).toBeVisible();
});

it('tells multiples as such, and of earlier winners what became of their prizes', async () => {
  const winners = [
    { ...row(1, { score: '1250' }), prize: '5000', state: 'given' as const, corrected: '900' },
    { ...row(2, { score: '800' }), prize: '5000', state: null, corrected: null },
    { ...row(3, { score: '700', own: true }), prize: '5000', state: 'short' as const, corrected: null },
  ];
  open([board({ by: 'multiplier', past: [{ from: '2026-11-16', until: '2026-11-22', settled: true, winners }] })]);

  const past = within(await screen.findByLabelText(/16/));
  expect(past.getByText('12.5×')).toBeInTheDocument();
  expect(past.getByText(/Corrected later to 9×/)).toBeInTheDocument();
  expect(past.getByText('No prize')).toBeInTheDocument();
  expect(past.getByText('No prize: too little counted play')).toBeInTheDocument();
});

it('offers to try again when it cannot be read', async () => {
  open(new CallError('service.unavailable', 'The service is busy.'));

  expect(await screen.findByRole('button')).toBeVisible();
});

it('leads from its old address to the tab beside the missions', async () => {
  const { address } = renderWithHost(<LeaderboardScreen />, {
    ...{ messages, member: aMember(), http: new FakeGateway() },
    ...{ address: '/member/leaderboard', path: '/member/leaderboard' },
  });

  expect(address()).toMatch(/missions\?tab=leaderboard$/);
});

describe('where a brand has no missions', () => {
  const alone = (member = aMember()) =>
    renderWithHost(<LeaderboardScreen />, {
      messages,
      member,
      missingPages: ['member.missions'],
      http: new FakeGateway().answer(missionLeaderboard, { currency: 'BDT', boards: [board()] }),
    });

  it('they are a page of their own', async () => {
    alone();

    expect(await screen.findByRole('list', { name: 'The first three' })).toBeVisible();
  });

  it('somebody who plays for free reads that a real account is needed', () => {
    alone(aTrialMember());

    expect(screen.getByText('Only with a real account')).toBeVisible();
  });
});

it('is there in Bengali', async () => {
  open([board()], 'bn');

  expect(await screen.findByText('সপ্তাহের সেরা')).toBeVisible();
});
