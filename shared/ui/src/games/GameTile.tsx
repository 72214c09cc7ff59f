import { type ReactNode, useId, useRef, useState } from 'react';
import { Badge } from '../display/Badge';
import { Picture } from '../display/Picture';
import { Icon } from '../icons/Icon';
import { classNames } from '../class-names';
import { useCoverTurn } from './use-cover-turn';
import { useLongPress } from './use-long-press';
import { languageOf } from '../text/language-of';
import styles from './GameTile.module.css';

/** What sets a game apart from others. @public */
export type GameBadge = 'hot' | 'new' | 'jackpot';

/** The words of a tile; all of them, because any tile may need them. @public */
export interface GameTileTexts {
  /** Verb that starts the game. */
  play: string;
  /** Verb that starts it without money. */
  freeTrial: string;
  /** Verb that adds it to the favourites. */
  addFavourite: string;
  /** Verb that takes it out again. */
  removeFavourite: string;
  /** Name of the button that opens the choices on touch. */
  more: string;
  /** The badges in words. */
  badges: Readonly<Record<GameBadge, string>>;
}

/** What is known of one game and what its buttons do; a button without its handler is not drawn. @public */
export interface GameTileProps {
  /** Name of the game. */
  name: string;
  /** Name of its vendor, shown small. */
  vendor?: string | undefined;
  /** Addresses of the cover, 3:4; the next one for when the one before does not come. */
  art?: string | readonly string[] | undefined;
  /** What the game's page calls it: a browser that can lets the cover grow into that page's own, which has the same `data-cover`. */
  cover?: string | undefined;
  /** Set for the covers of the first screen: loaded at once and before others. */
  priority?: boolean | undefined;
  /** Badges at the top of the cover. */
  badges?: readonly GameBadge[] | undefined;
  /** Said below the name, in place of vendor and badges, while the game cannot be played: on the cover it would hide a title. */
  closed?: string | undefined;
  /** Whether a free trial is allowed; without it the tile does not offer one. */
  trialAllowed?: boolean | undefined;
  /** Whether it is a favourite; the caller sets it at once and does not wait for the server. */
  favourite?: boolean | undefined;
  /** Called when the person wants to play. */
  onPlay: () => void;
  /** Called when the person wants a free trial. */
  onTrial?: (() => void) | undefined;
  /** Called with the wanted state; without it there is no heart. */
  onFavourite?: ((favourite: boolean) => void) | undefined;
  /** The words. */
  texts: GameTileTexts;
}

/**
 * A game's cover with what can be done with it. Stands in a `TileGrid`, a `TileRow` or any other list, being a list item.
 * On touch a tap plays, a long press or ⋯ opens the choices; with a mouse or keyboard they show on hover and focus.
 *
 * @public
 */
export function GameTile(props: GameTileProps) {
  const { name, vendor, closed, onPlay, texts } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const press = useLongPress(() => setOpen(true), onPlay);
  return (
    <li
      className={classNames('pv-tile', styles['tile'], closed && styles['dimmed'])}
      data-open={open || undefined}
      data-favourite={(props.onFavourite && props.favourite) || undefined}
      onPointerLeave={() => setOpen(false)}
    >
      <div className={styles['lift']}>
        <CoverPlace {...props}>
          {!closed && <Badges badges={badgesOf(props)} />}
          <button type="button" className={styles['play']} aria-labelledby={`${id}-play ${id}-name`} {...press}>
            <span id={`${id}-play`} className={styles['pill']}>
              <Icon name={closed ? 'info' : 'play'} size={16} filled={!closed} />
              {texts.play}
            </span>
          </button>
          <Trial {...props} nameId={`${id}-name`} />
          <button
            type="button"
            className={styles['more']}
            aria-label={texts.more}
            aria-describedby={`${id}-name`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open && <Icon name="x" size={18} />}
          </button>
        </CoverPlace>
        <Heart {...props} nameId={`${id}-name`} />
      </div>
      <div id={`${id}-name`} className="pv-tile-name" lang={languageOf(name)}>
        {name}
      </div>
      {closed ? (
        <div className={classNames('pv-tile-vendor', styles['closed'])}>{closed}</div>
      ) : (
        <div className="pv-tile-vendor" lang={languageOf(vendor)}>
          {vendor}
        </div>
      )}
    </li>
  );
}

/** What a tile of a remote of contract 1 gives in place of `badges`; goes with contract 3. */
interface TileOfContractOne {
  marks?: readonly GameBadge[];
  texts: { marks?: Readonly<Record<GameBadge, string>> };
}

function badgesOf(props: Pick<GameTileProps, 'badges' | 'texts'>): { badge: GameBadge; label: string }[] {
  const { marks, texts } = props as TileOfContractOne;
  const labels: Partial<GameTileTexts['badges']> = props.texts.badges ?? texts.marks ?? {};
  return (props.badges ?? marks ?? []).map((badge) => ({ badge, label: labels[badge] ?? '' }));
}

function Badges({ badges }: { badges: ReturnType<typeof badgesOf> }) {
  if (badges.length === 0) return null;
  return (
    <div className={styles['badges']}>
      {badges.map(({ badge, label }) => (
        <Badge key={badge} tone={badge}>
          {label}
        </Badge>
      ))}
    </div>
  );
}

/** The place of the cover and of what lies over it; the picture comes when it is its turn. */
function CoverPlace({ art, cover, priority = false, children }: GameTileProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const sources = typeof art === 'string' ? [art] : (art ?? []);
  const { address, ready, turned } = useCoverTurn(place, sources[0], priority);
  return (
    <div ref={place} className="pv-tile-art" data-cover={cover} data-awaiting={!ready || undefined}>
      <Picture
        sources={address === undefined || address === sources[0] ? sources : [address, ...sources]}
        awaiting={!ready}
        alt=""
        width={300}
        height={400}
        loading={priority || turned ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : 'auto'}
        draggable={false}
      />
      {children}
    </div>
  );
}

function Trial({ nameId, texts, trialAllowed = false, onTrial }: GameTileProps & { nameId: string }) {
  if (!trialAllowed || !onTrial) return null;
  return (
    <button type="button" className={styles['trial']} aria-describedby={nameId} onClick={onTrial}>
      {texts.freeTrial}
    </button>
  );
}

/** Beside the cover and not in it: on touch a favourite's heart lies under the cover, by the name, where it hides no title. */
function Heart({ nameId, texts, favourite = false, onFavourite }: GameTileProps & { nameId: string }) {
  if (!onFavourite) return null;
  return (
    <button
      type="button"
      className={classNames(styles['heart'], favourite && styles['favourite'])}
      aria-label={favourite ? texts.removeFavourite : texts.addFavourite}
      aria-describedby={nameId}
      aria-pressed={favourite}
      onClick={() => onFavourite(!favourite)}
    >
      <Icon name="heart" size={18} filled={favourite} />
    </button>
  );
}
