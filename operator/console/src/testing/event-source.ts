/** The browser's stream of events, which jsdom lacks: open at once, and told from the test. */
class TestEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all = new Set<TestEventSource>();
  readyState = 1;

  constructor(readonly url: string) {
    super();
    TestEventSource.all.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  close(): void {
    this.readyState = 2;
    TestEventSource.all.delete(this);
  }
}

Object.assign(globalThis, { EventSource: TestEventSource });

/** Says on every open stream that the board changed. */
export function emitBoardChanged(): void {
  for (const source of TestEventSource.all) source.dispatchEvent(new MessageEvent('board', { data: '{}' }));
}

/** Breaks every open stream, as a network does. */
export function breakStreams(): void {
  for (const source of TestEventSource.all) source.dispatchEvent(new Event('error'));
}
