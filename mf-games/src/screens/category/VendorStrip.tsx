import type { VendorCard, VendorLane } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Icon, languageOf, Picture, VisuallyHidden } from '@pavilion/ui';
import { useId } from 'react';
import { isNarrowed, type ListFilters } from '../../features/list-filters';
import { useFacets } from '../../queries/facets';
import { useVendorLanes } from '../../queries/vendors';
import styles from './vendors.module.css';

interface VendorStripProps {
  choice: ListFilters;
  /** Name of the list. */
  name: string;
  onChoose: (vendors: readonly string[]) => void;
}

const PLACEHOLDERS = 5;

/** The makers of a category, each by its logo and with what it would leave of the list, with All in front; those first that have any in a list of this kind. */
export function VendorStrip({ choice, name, onChoose }: VendorStripProps) {
  const { vendors } = choice;
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useVendorLanes();
  const { data: facets } = useFacets(choice);
  const cards = cardsOf(data ?? [], choice);
  const totals = facets?.vassalage;
  // What is only announced is found through its maker, as long as nothing else narrows the list.
  const announcedToo = choice.selection === 'ALL' && !isNarrowed({ ...choice, vendors: [] });
  return (
    <div role="group" aria-label={formatMessage({ id: 'games.vendors' }, { name })} className={styles['strip']}>
      <button type="button" className={styles['card']} aria-pressed={vendors.length === 0} onClick={() => onChoose([])}>
        <span className={styles['all']}>{formatMessage({ id: 'games.vendors.all' })}</span>
        <span className={styles['name']}>{data && totals ? <AllCount {...{ totals, announcedToo }} /> : '\u00a0'}</span>
      </button>
      {cards.map((card) => (
        <Maker
          key={card.vassalage}
          card={card}
          chosen={vendors.includes(card.vassalage)}
          total={totals && (totals[card.vassalage] ?? 0)}
          announcedToo={announcedToo}
          onChoose={() => onChoose([card.vassalage])}
        />
      ))}
      {!data && isError && (
        <button type="button" className={styles['again']} onClick={() => void refetch()}>
          <Icon name="refresh" size={18} />
          {formatMessage({ id: 'games.vendors.again' })}
        </button>
      )}
      {!data &&
        !isError &&
        Array.from({ length: PLACEHOLDERS }, (_, at) => <span key={at} className={`${styles['card']} pv-skeleton`} />)}
    </div>
  );
}

/** What is there whoever made it. */
function AllCount({ totals, announcedToo }: { totals: Readonly<Record<string, number>>; announcedToo: boolean }) {
  const { formatMessage } = useIntl();
  const total = Object.values(totals).reduce((sum, each) => sum + each, 0);
  return formatMessage({ id: total === 0 && announcedToo ? 'games.show.SOON' : 'games.count' }, { total });
}

interface MakerProps {
  card: VendorCard;
  chosen: boolean;
  /** How many games it would leave, once that is known. */
  total: number | undefined;
  announcedToo: boolean;
  onChoose: () => void;
}

function Maker({ card: { displayName, logo }, chosen, total, announcedToo, onChoose }: MakerProps) {
  const { formatMessage, formatNumber } = useIntl();
  const pictures = usePictureSources();
  const counted = useId();
  const comes = total === 0 && announcedToo;
  return (
    <button
      type="button"
      className={styles['card']}
      aria-pressed={chosen}
      aria-label={displayName}
      aria-describedby={total === undefined ? undefined : counted}
      lang={languageOf(displayName)}
      disabled={total === 0 && !announcedToo && !chosen}
      onClick={onChoose}
    >
      <Picture sources={pictures(logo.dark)} alt="" width={96} height={24} loading="lazy" className={styles['dark']} />
      <Picture sources={pictures(logo.light)} alt="" width={96} height={24} loading="lazy" className={styles['light']} />
      <span className={styles['line']}>
        <span className={styles['name']}>{displayName}</span>
        {total !== undefined && (
          <span id={counted} className={styles['tally']}>
            {comes ? <VisuallyHidden>{formatMessage({ id: 'games.show.SOON' })}</VisuallyHidden> : formatNumber(total)}
          </span>
        )}
      </span>
    </button>
  );
}

/** On the page of all games a maker stands once, with everything it makes. */
function cardsOf(lanes: readonly VendorLane[], { category, selection }: ListFilters): VendorCard[] {
  const byVendor = new Map<string, VendorCard>();
  for (const { gameCategory, cards } of lanes) {
    if (category && gameCategory !== category) continue;
    for (const card of cards) {
      const known = byVendor.get(card.vassalage);
      byVendor.set(
        card.vassalage,
        known ? { ...known, total: known.total + card.total, open: openOf(known) + openOf(card) } : card,
      );
    }
  }
  const hasAny = (card: VendorCard) => Number((selection === 'SOON' ? card.total - openOf(card) : openOf(card)) > 0);
  return [...byVendor.values()].sort((one, other) => hasAny(other) - hasAny(one));
}

function openOf({ open, total }: VendorCard): number {
  return open ?? total;
}
