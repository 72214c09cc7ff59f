import type { Page } from '@playwright/test';
import type { Game } from '../play-games';
import { sharpEdges } from './sharp-edges';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The border of a board is there before anything is drawn on it. */
const MARGIN = 0.1;
/** A single star is a few of them, the name of a bet more than fifty. */
const FEWEST_EDGES = 40;

/** Whether a picture of the page shows anything on the board of its game. The page may know nothing of it: what a browser had no time to put on the screen is there all the same. */
export async function isBoardDrawn(page: Page, game: Game, picture: Buffer): Promise<boolean> {
  const box = inner(await boardIn(game));
  const greys = await greysOf(page, picture, box);
  return sharpEdges(greys, box.width) >= FEWEST_EDGES;
}

/** What the game is drawn on; where it is made of elements, what they stand in. @throws Error where there is none */
async function boardIn(game: Game): Promise<Box> {
  const result = game.locator('main > section > :nth-child(2)');
  const canvas = result.locator('canvas').first();
  const box = await ((await canvas.count()) > 0 ? canvas : result).boundingBox();
  if (!box || box.width < 1 || box.height < 1) throw new Error('the game has no board');
  return box;
}

function inner({ x, y, width, height }: Box): Box {
  const [across, down] = [width * MARGIN, height * MARGIN];
  return {
    x: Math.round(x + across),
    y: Math.round(y + down),
    width: Math.round(width - 2 * across),
    height: Math.round(height - 2 * down),
  };
}

/** Row by row. What lies beyond the picture is black. */
async function greysOf(page: Page, picture: Buffer, box: Box): Promise<number[]> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ([address, { x, y, width, height }]) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width, height];
        const context = canvas.getContext('2d');
        context?.drawImage(image, -x, -y);
        const data = context?.getImageData(0, 0, width, height).data ?? [];
        return Array.from({ length: width * height }, (_, at) =>
          Math.round(((data[at * 4] ?? 0) * 3 + (data[at * 4 + 1] ?? 0) * 6 + (data[at * 4 + 2] ?? 0)) / 10),
        );
      },
      [`data:image/png;base64,${picture.toString('base64')}`, box] as const,
    );
  } finally {
    await blank.close();
  }
}
