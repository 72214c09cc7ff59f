import { type TraceEvent, workPerFrame } from './page-work';

const PAGE = { pid: 7, tid: 1 };
const frame = (ts: number, thread = PAGE): TraceEvent => ({ name: 'BeginMainThreadFrame', ts, ...thread });
const task = (ts: number, tdur: number, thread = PAGE): TraceEvent => ({ name: 'RunTask', ts, tdur, ...thread });

describe('the work of a page in each frame', () => {
  it('is what its tasks take of the processor from one frame to the next', () => {
    const events = [task(500, 9_000), frame(1_000), task(1_100, 4_000), task(9_000, 2_500), frame(17_000), task(17_100, 1_000)];
    expect(workPerFrame(events.toReversed())).toEqual([6.5, 1]);
  });

  it('is that of the thread that draws, not of others beside it', () => {
    const [sibling, helper] = [
      { pid: 7, tid: 2 },
      { pid: 8, tid: 1 },
    ];
    const events = [frame(1), frame(20_000), task(2, 3_000), task(3, 80_000, sibling), frame(4, helper), task(5, 90_000, helper)];
    expect(workPerFrame(events)).toEqual([3, 0]);
  });

  it('cannot be said where nothing was drawn', () => {
    expect(() => workPerFrame([task(1, 5)])).toThrow('No frame was drawn');
  });
});
