import type { Label } from './made/labels';
import type { Theme } from './title-themes';

/** How something stands in the list that operators get. */
export interface Listing {
  readonly label: Label;
  /** Its kind, where it is not its model's. */
  readonly category?: string;
  /** How far in front its maker puts it. */
  readonly weight: number;
  readonly featured: boolean;
  readonly themes: readonly Theme[];
}
