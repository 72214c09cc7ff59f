import type { TelemetryReport } from '@pavilion/api/staff';
import { createCollector } from './collector';

const report: TelemetryReport = {
  page: 'page-1',
  seq: 1,
  events: [{ kind: 'mount', remote: 'wallet', version: '1.0.0', part: 'deposit', tookMs: 12 }],
};

it('goes on trying to write what pages saw, and says when it gives that up', async () => {
  const written: { level: string; facts: unknown }[] = [];
  const log = {
    warn: (facts: unknown) => void written.push({ level: 'warn', facts }),
    error: (facts: unknown) => void written.push({ level: 'error', facts }),
  };
  const away = new Error('the database is away');
  const db = {
    getExecutor() {
      throw away;
    },
  };
  const registry = {
    manifestOf: () => ({ manifest: { remotes: { wallet: { version: '1.0.0' } } } }),
    versions: async () => [],
  };
  const collector = createCollector({ db, log, onClose: () => undefined } as never, registry as never);
  await collector.add('pavilion', report);

  for (let attempt = 1; attempt < 30; attempt += 1) await expect(collector.flush()).rejects.toThrow('the database is away');
  expect(written).toEqual([]);

  await expect(collector.flush()).rejects.toThrow('the database is away');
  expect(written).toEqual([{ level: 'error', facts: { err: away, tries: 30 } }]);
  await expect(collector.flush()).resolves.toBeUndefined();
});
