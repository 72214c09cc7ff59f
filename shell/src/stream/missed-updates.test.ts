import { BehaviorSubject, Subject, type Subscription } from 'rxjs';
import { missedUpdates } from './missed-updates';

let following: Subscription;
let emitted = 0;
let live$: BehaviorSubject<boolean>;
let missed$: Subject<void>;
let visibility: 'visible' | 'hidden';

beforeEach(() => {
  jest.useFakeTimers();
  emitted = 0;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  [live$, missed$] = [new BehaviorSubject(true), new Subject<void>()];
  following = missedUpdates({ live$, missed$ }).subscribe(() => (emitted += 1));
  jest.advanceTimersByTime(0);
  emitted = 0;
});
afterEach(() => {
  following.unsubscribe();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function look(state: typeof visibility) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('says nothing while the stream stands', () => {
  jest.advanceTimersByTime(3_600_000);

  expect(emitted).toBe(0);
});

it('says so each time the stream connects again', () => {
  live$.next(false);
  live$.next(true);
  jest.advanceTimersByTime(0);

  expect(emitted).toBe(1);
});

it('says so when the user comes back to the page, not when they leave', () => {
  look('hidden');
  expect(emitted).toBe(0);

  look('visible');
  expect(emitted).toBe(1);
});

it('says so now and then while there is no stream, to a page that is looked at', () => {
  live$.next(false);
  jest.advanceTimersByTime(29_000);
  expect(emitted).toBe(0);
  jest.advanceTimersByTime(31_000);
  expect(emitted).toBe(2);

  look('hidden');
  jest.advanceTimersByTime(300_000);
  expect(emitted).toBe(2);
});

it('says so when the gateway may have missed something, within seconds and not for all pages at once', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  missed$.next();
  jest.advanceTimersByTime(1_000);
  expect(emitted).toBe(0);

  jest.advanceTimersByTime(1_000);
  expect(emitted).toBe(1);
});
