import { fireEvent, render } from '@testing-library/react';
import {
  arrive,
  asked,
  frame,
  frames,
  grid,
  lookedAt,
  near,
  pass,
  passBeforeReact,
  sameCoversAgain,
  setParsed,
  shownIn,
  standInForTheScreen,
  tell,
  tiles,
} from '../testing/cover-screen';
import { TileGrid, TileRow } from './TileGrid';

standInForTheScreen();

it('asks for the covers that are near, the one nearest to the middle of the screen first, and no more than six at once', () => {
  const { container } = grid(9);
  near(container, [900, 400, 100, 850, 860, 870, 880, 890, 910]);
  frame();
  expect([...asked.keys()]).toEqual([expect.stringMatching(/-1\.svg$/)]);
  pass(9);
  expect(asked.size).toBe(6);
});

it('shows one after the other, each with a frame of its own, once it is there', async () => {
  const { container } = grid(3);
  near(container, [900, 400, 100]);
  pass(3);
  expect(shownIn(container)).toEqual([false, false, false]);
  await arrive();
  frame();
  expect(shownIn(container)).toEqual([false, true, false]);
  frame();
  expect(shownIn(container)).toEqual([false, true, false]);
  frame();
  expect(shownIn(container)).toEqual([false, true, true]);
  pass(2);
  expect(shownIn(container)).toEqual([true, true, true]);
});

it('waits until the cover before is parsed', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2);
  await arrive();
  frame();
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
  setParsed(false);
  pass(10);
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
  setParsed(true);
  pass(2);
  expect(shownIn(container)).toEqual([true, true]);
});

it('waits until the cover before stands in its place, also where React comes late', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2);
  await arrive();
  await passBeforeReact(3);
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
});

it('lets the answer to a touch go first', async () => {
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  fireEvent.pointerDown(document.body);
  frame();
  frame(20);
  expect(shownIn(container)).toEqual([false]);
  pass(12);
  expect(shownIn(container)).toEqual([true]);
});

it('leaves out what was scrolled past, until it is near again', async () => {
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  near(container, [undefined]);
  pass(3);
  expect(shownIn(container)).toEqual([false]);
  near(container, [100]);
  pass(3);
  expect(shownIn(container)).toEqual([true]);
});

it('looks at the places of a part only while the part is near', () => {
  const { container } = grid(20);
  const [part] = container.querySelectorAll('.pv-grid');
  expect(lookedAt(container)).toBe(0);
  tell(part as Element, true);
  expect(lookedAt(container)).toBe(18);
  tell(part as Element, false);
  expect(lookedAt(container)).toBe(0);
});

it('looks at a place that joins a part which is near', () => {
  const { container, rerender } = grid(1);
  for (const part of container.querySelectorAll('.pv-grid')) tell(part, true);
  rerender(<TileGrid label="All games">{tiles(2)}</TileGrid>);
  expect(lookedAt(container)).toBe(2);
});

it('looks at each place of a row', () => {
  const { container } = render(<TileRow label="Popular games">{tiles(3)}</TileRow>);
  expect(lookedAt(container)).toBe(3);
});

it('shows what comes from another host without fetching it first, and does not wait for one before the next', async () => {
  const { container } = grid(3, 'https://covers.example');
  near(container, [100, 200, 300]);
  setParsed(false);
  for (let at = 0; at < 6; at += 1) {
    frame();
    await arrive();
  }
  setParsed(true);
  expect(asked.size).toBe(0);
  expect(shownIn(container)).toEqual([true, true, true]);
});

it('goes on after an address that is none', async () => {
  const { container } = grid(8, 'https://covers:99999');
  near(container, [100, 110, 120, 130, 140, 150, 160, 170]);
  for (let at = 0; at < 20; at += 1) {
    frame();
    await arrive();
  }
  expect(shownIn(container)).not.toContain(false);
});

it('shows a cover that does not come, so that something stands in its place', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  pass(2);
  expect(shownIn(container)).toEqual([true]);
});

it('has a cover that was shown before in its place at once', async () => {
  const first = grid(1);
  near(first.container, [100]);
  frame();
  await arrive();
  pass(2);
  first.unmount();
  sameCoversAgain();
  expect(shownIn(grid(1).container)).toEqual([true]);
});

it('shows nothing in a place that went away', () => {
  const { container, unmount } = grid(1);
  near(container, [100]);
  unmount();
  frame();
  expect(frames).toHaveLength(0);
  expect(lookedAt(container)).toBe(0);
});
