import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCatalogue } from '../../modules/play/games';
import type { Platform } from '../platform';

const PROJECT = join(import.meta.dirname, '../../../..');

/** A game as the studio lists it, as far as tests read it. */
interface ListedByStudio {
  readonly game_code: string;
  readonly name: string;
  readonly names: { readonly bn: string };
  readonly product_code: string;
  readonly category: string;
  readonly announced?: true;
}

/** What the studio answers to `game/list`, of one maker or of all, without a studio that runs. */
export function listedByStudio(maker?: string): ListedByStudio[] {
  return JSON.parse(readFileSync(join(listFolder(), `${maker ?? 'all'}.json`), 'utf8')) as ListedByStudio[];
}

/** Fills the catalogue with the sample: what the studio lists, of one maker or of all. */
export function seedGames(platform: Pick<Platform, 'db' | 'bus'>, maker?: string): Promise<void> {
  return seedCatalogue(platform, listedByStudio(maker), maker);
}

/** Where the run wrote the lists before its first test; who runs by themselves has them written now. */
function listFolder(): string {
  if (process.env.TEST_GAME_LISTS) return process.env.TEST_GAME_LISTS;
  execFileSync(process.execPath, [join(PROJECT, 'shared/tooling/bin/pavilion.mjs'), 'build', 'studio-games']);
  return join(PROJECT, 'studio/dist-program/games');
}
