import type { BrandOverview } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeGateway } from '../testing/fake-gateway';
import { heading, openConsole } from '../testing/open-console';
import { aBoard, aBrand, aCanary, aCell } from '../testing/samples';
import { violations } from '../testing/violations';

const ROUTE = 'GET /brands/pavilion/overview';
const hours = (...revenue: string[]) => [...revenue, ...Array.from({ length: 24 - revenue.length }, () => '0')];
const overview: BrandOverview = {
  readAt: '2026-11-23T08:37:10Z',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  complete: true,
  today: { bets: '160000', wins: '110000', revenue: '50000', deposits: '200000', withdrawals: '7000', players: 12 },
  yesterday: { bets: '90000', wins: '50000', revenue: '40000', deposits: '100000', withdrawals: '0', players: 16 },
  lastWeek: { bets: '0', wins: '25000', revenue: '-25000', deposits: '200000', withdrawals: '7000', players: 12 },
  revenueByHour: { today: ['10000', '40000'], yesterday: hours('40000'), lastWeek: hours('-25000') },
  queues: [
    { queue: 'deposits', count: 0 },
    { queue: 'withdrawals', count: 3 },
  ],
};
const noJobs = { jobs: [] };

const openHome = (prepare: (gateway: FakeGateway) => unknown = () => {}) =>
  openConsole('/brands/pavilion/home', (gateway) => {
    gateway.answer(ROUTE, overview).answer('GET /jobs', noJobs);
    prepare(gateway);
  });

describe('the home of a brand', () => {
  it('says how the day goes beside yesterday and a week ago, each figure a way to its page', async () => {
    await openHome();
    await heading('Home · Pavilion');

    const revenue = within(await screen.findByRole('list', { name: 'Today' })).getByRole('link', { name: /Gross gaming revenue/ });
    expect(revenue).toHaveAttribute('href', '/brands/pavilion/books');
    expect(revenue).toHaveTextContent(/^Gross gaming revenue৳500\.00Yesterday৳400\.00 \+25%A week ago[^%]*250\.00\s*$/);
    const tiles = within(screen.getByRole('list', { name: 'Today' }));
    expect(tiles.getByRole('link', { name: /Players who bet/ })).toHaveTextContent('12Yesterday16 −25%A week ago12 0%');
    // Nothing was withdrawn yesterday: there is no share of nothing.
    expect(tiles.getByRole('link', { name: /Withdrawals/ })).toHaveTextContent('৳70.00Yesterday৳0.00 A week ago৳70.00 0%');
    expect(screen.getByText(/^All days up to/)).toHaveTextContent('All days up to 14:37 · Asia/Dhaka · BDT');
    expect(await violations()).toEqual([]);
  });

  it('says what waits, and where it is decided', async () => {
    await openHome();

    const queues = within(await screen.findByRole('region', { name: 'Waiting for somebody' })).getAllByRole('link');
    expect(queues.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Withdrawals to approve3', '/brands/pavilion/withdrawals'],
      ['Deposits to check0', '/brands/pavilion/deposits'],
    ]);
  });

  it('says what is wrong and what was released', async () => {
    const letters = [{ id: '1', failedAt: '2026-11-23T08:00:00Z', attempts: 6, error: 'gone', period: null }];
    const job = { name: 'deposits.settle', brand: null, deadLetters: letters };
    const cells = [aCell('wallet', { canary: aCanary() })];
    await openHome((gateway) =>
      gateway
        .answer('GET /jobs', { jobs: [job, { ...job, brand: 'lagoon' }] })
        .answer('GET /board', aBoard({ brands: [aBrand('pavilion', { cells, maintenance: true })] })),
    );

    const alarms = within(await screen.findByRole('region', { name: 'Alarms' }));
    expect(await alarms.findByRole('link', { name: '1 background job was given up' })).toHaveAttribute('href', '/jobs');
    expect(alarms.getByRole('link', { name: 'The brand is under maintenance' })).toBeInTheDocument();
    const releases = within(screen.getByRole('region', { name: 'Latest releases' })).getAllByRole('link');
    expect(releases[0]).toHaveTextContent('wallet1.5.0-cc33dd44Canary here');
    expect(releases[1]).toHaveTextContent('wallet1.4.0-aa11bb22Running here');
    expect(releases[0]).toHaveAttribute('href', '/board/pavilion/wallet');
  });

  it('shows the course of the day as a table, too, and says when not all is counted', async () => {
    const { user } = await openHome((gateway) => gateway.answer(ROUTE, { ...overview, complete: false }));

    await user.click(await screen.findByRole('switch', { name: 'As a table' }));

    expect(screen.getByRole('row', { name: /^01:00/ })).toHaveTextContent('৳500.00');
    expect(screen.getByRole('row', { name: /^02:00/ })).toHaveTextContent('–');
    expect(screen.getByText(/Still counting/)).toBeInTheDocument();
  });
});

describe('whoever goes to another page', () => {
  it('goes on at its heading, and the browser’s tab has its name', async () => {
    const { user } = await openHome((gateway) => gateway.answer('GET /outbox?limit=50', { list: [] }));
    await heading('Home · Pavilion');
    expect(document.title).toBe('Home · Pavilion · Pavilion console');

    await user.click(screen.getByRole('link', { name: 'Board' }));

    expect(await heading('Board')).toHaveFocus();
    expect(document.title).toBe('Board · Pavilion console');
  });

  it('gets there by keys, but not while typing', async () => {
    const { user } = await openHome();
    await heading('Home · Pavilion');
    await user.keyboard('gb');
    await heading('Board');

    await user.click(screen.getByRole('searchbox', { name: 'Filter brands and remotes' }));
    await user.keyboard('gh');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Board');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('gh');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home · Pavilion'));
  });

  it('finds every page in the menu of a phone', async () => {
    const { user } = await openHome((gateway) =>
      gateway.answer('GET /brands/pavilion/held-wins?queue=held', { list: [], waiting: 0 }),
    );
    await heading('Home · Pavilion');

    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('group', { name: 'Money' })).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Tokens' })).toBeInTheDocument();
    await user.click(menu.getByRole('link', { name: 'Held wins' }));

    expect(await heading('Held wins · Pavilion')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
