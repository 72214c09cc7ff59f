import { coverInk } from '@pavilion/art/skin';
import type { ModelId } from '../models/model-id';

/** The colours of the cover that lobbies draw for a title made by hand. Covers go by the shelf of a game, and of ours only the fish have one of their own. */
export function inkByHand({ en, model }: { readonly en: string; readonly model: ModelId }): string {
  return coverInk({ name: en, category: model === 'fishing-1' ? 'FISH' : 'RNG' });
}
