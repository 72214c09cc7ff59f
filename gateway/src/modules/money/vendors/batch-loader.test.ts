import { createBatchLoader } from './batch-loader';

it('asks once for all who ask at the same moment, and once more for those who came meanwhile', async () => {
  const asked: number[][] = [];
  let release = (): void => undefined;
  const first = new Promise<void>((resolve) => (release = resolve));
  const load = createBatchLoader(async (numbers: number[]) => {
    asked.push(numbers);
    if (asked.length === 1) await first;
    return numbers.map((number) => number * 2);
  });

  const early = [load(1), load(2), load(1)];
  while (asked.length === 0) await new Promise(setImmediate);
  const late = [load(3)];
  await new Promise(setImmediate);
  late.push(load(4));
  expect(asked).toEqual([[1, 2, 1]]);
  release();

  expect(await Promise.all([...early, ...late])).toEqual([2, 4, 2, 6, 8]);
  expect(asked).toEqual([
    [1, 2, 1],
    [3, 4],
  ]);
});

it('tells everybody of a failure, and asks again for the next', async () => {
  let fails = true;
  const load = createBatchLoader(async (numbers: number[]) => {
    if (fails) throw new Error('the database is away');
    return numbers;
  });

  const failed = await Promise.allSettled([load(1), load(2)]);
  fails = false;

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load(3)).toBe(3);
});
