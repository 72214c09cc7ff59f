import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

export type PageName = 'game' | 'slot' | 'instant' | 'table' | 'step' | 'verify';

/** @throws Error that says how to build the pages when they are not there */
export function readPageAssets(folder: string): Record<PageName, PageAssets> {
  const file = path.join(folder, 'pages.json');
  if (!existsSync(file)) throw new Error('The studio’s pages are not built yet: run `pnpm --filter studio build`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<PageName, PageAssets>;
}
