import type { RemoteTelemetry } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { alignSeries } from './align-series';
import { openConsole } from '../testing/open-console';
import { Refusal } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROUTE = 'GET /brands/pavilion/remotes/wallet/telemetry?minutes=60';
const point = { mounts: 40, failures: 1, errors: 1, loadP50: 180, loadP95: 420, longTasks: 2 };
const telemetry: RemoteTelemetry = {
  remote: 'wallet',
  versions: [
    {
      version: '1.4.0-aa11bb22',
      points: [
        { ...point, at: '2026-11-21T09:58:00Z' },
        { ...point, at: '2026-11-21T09:59:00Z', mounts: 55 },
      ],
      refusals: [{ code: 'remote.unreachable', count: 7 }],
      errors: [
        { message: 'x is undefined', count: 3, lastAt: '2026-11-21T09:59:00Z', frames: ['src/screens/deposit/total.ts:12:9'] },
      ],
    },
    { version: '1.5.0-cc33dd44', points: [{ ...point, at: '2026-11-21T09:59:00Z', mounts: 3 }], refusals: [], errors: [] },
  ],
  skew: [{ package: '@pavilion/ui', shell: '1.0.0', remotes: { wallet: '0.9.0' } }],
};

async function openTelemetry(answer: unknown) {
  const opened = await openConsole('/board/pavilion/wallet', (gateway) => gateway.answer(ROUTE, answer));
  await opened.user.click(await screen.findByRole('tab', { name: 'Telemetry' }));
  return opened;
}

it('draws figures by version, and says what was refused and where code broke', async () => {
  const { user } = await openTelemetry(telemetry);

  const mounts = await screen.findByRole('figure', { name: 'Mounts' });
  expect(
    within(mounts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.4.0-aa11bb22', '1.5.0-cc33dd44']);
  expect(screen.getByText('remote.unreachable')).toBeInTheDocument();
  await user.click(screen.getByText('x is undefined'));
  expect(screen.getByText('src/screens/deposit/total.ts:12:9')).toBeVisible();
  expect(screen.getByRole('row', { name: /@pavilion\/ui/ })).toHaveTextContent('wallet 0.9.0');
  expect(await violations()).toEqual([]);
});

it('says the same as a table', async () => {
  const { user } = await openTelemetry(telemetry);
  await screen.findByRole('figure', { name: 'Mounts' });

  await user.click(screen.getByRole('switch', { name: 'As a table' }));

  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  const table = within(screen.getByRole('dialog')).getByRole('table', { name: 'Figures by minute and version' });
  expect(within(table).getAllByRole('row', { name: /1\.4\.0-aa11bb22/ })[0]).toHaveTextContent('55');
});

it('says that there is no data yet', async () => {
  await openTelemetry({ remote: 'wallet', versions: [], skew: [] });
  expect(await screen.findByText('No data yet')).toBeInTheDocument();
});

it('offers another try when the figures do not come', async () => {
  const { gateway, user } = await openTelemetry(new Refusal(500, 'service.failed'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(ROUTE, telemetry);
  await user.click(again);
  expect(await screen.findByRole('figure', { name: 'Mounts' })).toBeInTheDocument();
});

it('puts the points of all versions on every minute of the span, also where there is no data', () => {
  const { times, versions } = alignSeries(telemetry, 60, new Date('2026-11-21T10:00:20Z').getTime());
  expect(times).toHaveLength(61);
  expect([times[0], times.at(-1)]).toEqual(['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z']);
  expect(versions.map(({ points }) => points.map((each) => each?.mounts).slice(-4))).toEqual([
    [undefined, 40, 55, undefined],
    [undefined, undefined, 3, undefined],
  ]);
});

it('takes ten minutes a point over longer times, as the gateway does', () => {
  const { times } = alignSeries(telemetry, 1_440, new Date('2026-11-21T10:07:00Z').getTime());
  expect(times).toHaveLength(145);
  expect(times.at(-1)).toBe('2026-11-21T10:00:00.000Z');
});
