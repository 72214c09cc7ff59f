import { sharpEdges } from './sharp-edges';

const [WIDTH, HEIGHT] = [300, 200];
const picture = (greyAt: (x: number, y: number) => number) =>
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => greyAt(at % WIDTH, Math.floor(at / WIDTH)));

describe('a picture of a board', () => {
  it('has no line where nothing is drawn, not even from one row to the next', () => {
    expect(
      sharpEdges(
        picture(() => 17),
        WIDTH,
      ),
    ).toBe(0);
    expect(
      sharpEdges(
        picture((x, y) => Math.round((x + y) / 3)),
        WIDTH,
      ),
    ).toBe(0);
  });

  it('has two for each row of what stands on it, pale or bright', () => {
    const [TOP, LOW] = [50, 90];
    const withACard = (card: number) => picture((x, y) => (x >= 100 && x < 140 && y >= TOP && y < LOW ? card : 30));
    expect([42, 255].map((card) => sharpEdges(withACard(card), WIDTH))).toEqual([2 * (LOW - TOP), 2 * (LOW - TOP)]);
    expect(sharpEdges(withACard(41), WIDTH)).toBe(0);
  });
});
