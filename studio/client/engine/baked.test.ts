/** @jest-environment jsdom */
import { drawBaked, forgetBaked } from './baked';

interface Sheet {
  readonly size: readonly [number, number];
  readonly calls: string[];
}
const baked: Sheet[] = [];

/** A context that keeps what is asked of it; `canvas` is the one it draws on. */
function contextOf(calls: string[]) {
  return {
    getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }),
    setTransform: (...matrix: number[]) => calls.push(`scale ${matrix[0]} ${matrix[3]}`),
    drawImage: (_: unknown, ...box: number[]) => calls.push(`copy ${box.join(' ')}`),
    fillRect: () => calls.push('fill'),
  } as unknown as CanvasRenderingContext2D;
}

beforeEach(() => {
  baked.length = 0;
  forgetBaked();
  window.devicePixelRatio = 2;
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    const calls: string[] = [];
    baked.push({ size: [this.width, this.height], calls });
    return contextOf(calls);
  } as never;
});

const box = { width: 10, height: 20, paint: (on: CanvasRenderingContext2D) => on.fillRect(0, 0, 1, 1) };

it('paints once for each key and size, as sharp as the screen, and copies it afterwards', () => {
  const calls: string[] = [];
  const context = contextOf(calls);
  drawBaked(context, { key: 'sky', ...box });
  drawBaked(context, { key: 'sky', ...box });
  drawBaked(context, { key: 'sky', ...box, width: 12 });
  drawBaked(context, { key: 'sea', ...box });
  expect(baked).toEqual([
    { size: [20, 40], calls: ['scale 2 2', 'fill'] },
    { size: [24, 40], calls: ['scale 2 2', 'fill'] },
    { size: [20, 40], calls: ['scale 2 2', 'fill'] },
  ]);
  expect(calls.filter((call) => call.startsWith('copy'))).toEqual(Array.from({ length: 4 }, () => 'copy 0 0'));
});

it('paints as it is where there is nothing to bake on', () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  const calls: string[] = [];
  drawBaked(contextOf(calls), { key: 'sky', ...box });
  expect(calls).toEqual(['fill']);
});

it('keeps no more than a game shows: what was not used for longest goes', () => {
  const context = contextOf([]);
  for (let at = 0; at < 90; at += 1) drawBaked(context, { key: `card ${at}`, ...box });
  drawBaked(context, { key: 'card 0', ...box });
  drawBaked(context, { key: 'one more', ...box });
  drawBaked(context, { key: 'card 0', ...box });
  expect(baked).toHaveLength(91);
  drawBaked(context, { key: 'card 1', ...box });
  expect(baked).toHaveLength(92);
});
