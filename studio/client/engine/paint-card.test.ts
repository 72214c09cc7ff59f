/** @jest-environment jsdom */
import { forgetBaked } from './baked';
import { onTheWay, paintCard } from './paint-card';
import type { Skin } from './skin';

const skin = { colours: { hero: '#112233', top: '#445566', glow: '#778899' } } as unknown as Skin;
let baked = 0;

/** A context that takes whatever is asked of it. */
function anyContext(): CanvasRenderingContext2D {
  const known = { getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }), measureText: () => ({ width: 1 }) };
  return new Proxy(known, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
    set: () => true,
  }) as unknown as CanvasRenderingContext2D;
}

beforeEach(() => {
  // The test's page knows no paths.
  Object.assign(globalThis, { Path2D: jest.fn() });
  baked = 0;
  forgetBaked();
  HTMLCanvasElement.prototype.getContext = (() => {
    baked += 1;
    return anyContext();
  }) as never;
});

const [shoe, place] = [
  { x: 300, y: 40, height: 50, turn: 0.35 },
  { x: 100, y: 200, height: 120 },
];

it('paints a card once, however many sizes it has on its way', () => {
  for (let step = 0; step <= 20; step += 1) paintCard(anyContext(), onTheWay(shoe, place, step / 20), 7, { skin });
  // The blank one and its face.
  expect(baked).toBe(2);
});

it('paints all faces on one blank card', () => {
  for (let card = 0; card < 52; card += 1) paintCard(anyContext(), place, card, { skin });
  expect(baked).toBe(53);
});

it('comes to rest in the size and place it was dealt to', () => {
  expect(onTheWay(shoe, place, 0)).toMatchObject(shoe);
  expect(onTheWay(shoe, place, 1)).toMatchObject({ ...place, turn: 0 });
});
