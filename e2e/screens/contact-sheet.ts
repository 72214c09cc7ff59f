import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** One screen in one variant. */
export interface Shot {
  title: string;
  file: string;
  width: number;
}

/** Puts shots side by side on one picture, `name.png`, that a person can look at. */
export async function contactSheet(browser: Browser, folder: string, name: string, shots: readonly Shot[]): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 2200, height: 1200 } });
  try {
    const figures = await Promise.all(shots.map(figure));
    await page.setContent(`<style>${STYLE}</style><h1>${name}</h1><div>${figures.join('')}</div>`);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${name}.png`);
    await writeFile(file, await page.screenshot({ fullPage: true }));
    return file;
  } finally {
    await page.close();
  }
}

const STYLE = `
  body { margin: 24px; background: #888; font: 14px system-ui; color: #fff }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  figure { margin: 0 } figcaption { padding: 4px 0 }
  img { display: block; max-height: 1600px; object-fit: cover; object-position: top; box-shadow: 0 2px 12px #0006 }
`;

async function figure({ title, file, width }: Shot): Promise<string> {
  const bytes = (await readFile(file)).toString('base64');
  return `<figure><figcaption>${title}</figcaption><img width="${Math.min(width, 700)}" src="data:image/png;base64,${bytes}"></figure>`;
}
