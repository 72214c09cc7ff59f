import { fireEvent } from '@testing-library/dom';
import { quietMoment } from './quiet-moment';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function moment() {
  const seen = { quiet: false };
  void quietMoment().then(() => (seen.quiet = true));
  return seen;
}

it('waits until nobody did anything for a while', async () => {
  const seen = moment();
  await jest.advanceTimersByTimeAsync(700);
  fireEvent.pointerDown(document.body);
  await jest.advanceTimersByTimeAsync(700);
  fireEvent.scroll(document);
  await jest.advanceTimersByTimeAsync(700);
  expect(seen.quiet).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(seen.quiet).toBe(true);
});

it('comes all the same to somebody who never rests', async () => {
  const seen = moment();
  for (let at = 0; at < 39; at += 1) {
    await jest.advanceTimersByTimeAsync(500);
    fireEvent.keyDown(document.body);
  }
  expect(seen.quiet).toBe(false);
  await jest.advanceTimersByTimeAsync(600);
  expect(seen.quiet).toBe(true);
});
