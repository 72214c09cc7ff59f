import type { FoundRange } from '@pavilion/api/games';
import type { IconName } from '@pavilion/ui/core';
import type { PaletteText } from './messages';

/** One thing that the palette leads to. */
export interface PaletteEntry {
  /** Different from all others'. */
  id: string;
  label: string;
  /** Parts of the label that were found. */
  ranges?: readonly FoundRange[];
  /** What stands small beside it. */
  detail?: string | undefined;
  icon: IconName;
  /** A cover or a logo in place of the icon. */
  picture?: string;
  run: () => void;
  /** The palette stays open. */
  stays?: boolean;
}

/** Entries of one kind, under its name. */
export interface PaletteGroup {
  name: PaletteText & `group.${string}`;
  entries: readonly PaletteEntry[];
}
