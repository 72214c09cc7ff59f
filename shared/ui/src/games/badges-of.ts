import type { GameBadge, GameTileProps } from './GameTile';

/** What a tile of a remote of contract 1 gives in place of `badges`; goes with contract 3. */
interface TileOfContractOne {
  marks?: readonly GameBadge[];
  texts: { marks?: Readonly<Record<GameBadge, string>> };
}

/** The badges of a tile, each with its words. */
export function badgesOf(props: Pick<GameTileProps, 'badges' | 'texts'>): { badge: GameBadge; label: string }[] {
  const { marks, texts } = props as TileOfContractOne;
  const labels: Partial<GameTileProps['texts']['badges']> = props.texts.badges ?? texts.marks ?? {};
  return (props.badges ?? marks ?? []).map((badge) => ({ badge, label: labels[badge] ?? '' }));
}
