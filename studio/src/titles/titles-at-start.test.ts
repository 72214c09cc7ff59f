import { startTestStudio } from '../testing/test-studio';
import { titleByCode } from './titles';

/** Of processor, in milliseconds: how long it takes by the clock depends on what else runs. */
function spentOn(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it('makes the thousands of titles once it listens, and not while a stranger waits for a picture of one', async () => {
  const studio = await startTestStudio();
  try {
    await studio.app.listen({ host: '127.0.0.1', port: 0 });

    expect(spentOn(() => titleByCode('nobody-made-this'))).toBeLessThan(20);
  } finally {
    await studio.close();
  }
});
