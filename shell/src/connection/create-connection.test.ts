import { BehaviorSubject } from 'rxjs';
import { createConnection } from './create-connection';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A page whose stream can end and stand again, and whose browser can lose its network. */
function page({ live = true } = {}) {
  const live$ = new BehaviorSubject(live);
  const connection = createConnection(live$);
  const network = (there: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  };
  return { live$, connection, network };
}

describe('the connection of a page', () => {
  it('is being made again when the stream is away for longer than a renewed gateway takes, until it stands', () => {
    const { live$, connection } = page();
    live$.next(false);
    jest.advanceTimersByTime(3_000);
    expect(connection.current()).toBe('online');

    jest.advanceTimersByTime(2_000);
    expect(connection.current()).toBe('reconnecting');

    live$.next(true);
    expect(connection.current()).toBe('online');
  });

  it('misses no stream that never stood', () => {
    const { connection } = page({ live: false });
    jest.advanceTimersByTime(600_000);

    expect(connection.current()).toBe('online');
  });

  it('is offline as soon as the browser says so, whatever the stream believes', () => {
    const { connection, network } = page();
    network(false);
    expect(connection.current()).toBe('offline');

    network(true);
    expect(connection.current()).toBe('online');
  });

  it('tells once of each change', () => {
    const { live$, connection, network } = page();
    const told: string[] = [];
    connection.subscribe(() => told.push(connection.current()));
    network(false);
    live$.next(false);
    jest.advanceTimersByTime(5_000);
    network(true);
    live$.next(true);

    expect(told).toEqual(['offline', 'reconnecting', 'online']);
  });
});
