import { copyPicture } from './pixels';

const picture = { width: 21, height: 40 } as HTMLCanvasElement;

/** What is asked of a context whose lengths, slant and origin are these. */
function drawn(
  matrix: Partial<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>,
  place: { width: number; height: number },
): string[] {
  const calls: string[] = [];
  const context = {
    getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0, ...matrix }),
    setTransform: (...to: number[]) => calls.push(`at ${to.join(' ')}`),
    drawImage: (_: unknown, ...box: number[]) => calls.push(`draw ${box.join(' ')}`),
  } as unknown as CanvasRenderingContext2D;
  copyPicture(context, picture, { x: 3.3, y: 7, ...place });
  return calls;
}

it('copies what is drawn as large as it is to whole pixels, and leaves the context as it was', () => {
  expect(drawn({ e: 0.6, f: 4 }, { width: 10.3, height: 20 })).toEqual(['at 1 0 0 1 0 0', 'draw 7 18', 'at 2 0 0 2 0.6 4']);
});

it.each([
  ['grown', { a: 2.4, d: 2.4 }, { width: 10.3, height: 20 }],
  ['turned', { b: 0.2, c: -0.2 }, { width: 10.3, height: 20 }],
  ['mirrored', { a: -2 }, { width: 10.3, height: 20 }],
  ['drawn smaller', {}, { width: 8, height: 15 }],
])('draws what is %s between the pixels', (_, matrix, place) => {
  expect(drawn(matrix, place)).toEqual([`draw 3.3 7 ${place.width} ${place.height}`]);
});
