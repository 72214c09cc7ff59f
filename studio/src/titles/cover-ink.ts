import { coverInk } from '@pavilion/art/skin';
import type { ModelId } from '../models/model-id';

/** The shelves of lobbies but the largest one, which have colours of their own. */
const SHELVES: Readonly<Partial<Record<ModelId, Parameters<typeof coverInk>[0]['category']>>> = {
  'fishing-1': 'FISH',
  'teen-patti-1': 'PVP',
};

/** The colours of the cover that lobbies draw for a title made by hand: covers go by the shelf of a game. */
export function inkByHand({ en, model }: { readonly en: string; readonly model: ModelId }): string {
  return coverInk({ name: en, category: SHELVES[model] ?? 'RNG' });
}
