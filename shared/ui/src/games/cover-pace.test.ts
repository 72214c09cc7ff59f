import { watchPage, wasSlow } from './cover-pace';

it('knows a slow device by one long task, of the start too', () => {
  let tellTasks: (durations: number[]) => void = () => undefined;
  const observe = jest.fn();
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes = ['longtask'];
    constructor(tell: (list: { getEntries: () => object[] }) => void) {
      tellTasks = (durations) => tell({ getEntries: () => durations.map((duration) => ({ startTime: 100, duration })) });
    }
    observe = observe;
  } as never;
  watchPage();
  expect(observe).toHaveBeenCalledWith({ type: 'longtask', buffered: true });
  tellTasks([300, 229]);
  expect(wasSlow()).toBe(false);
  tellTasks([120, 301]);
  expect(wasSlow()).toBe(true);
});
