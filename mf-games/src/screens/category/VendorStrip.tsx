import type { VendorCard, VendorLane } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Icon, languageOf, Picture } from '@pavilion/ui';
import type { ListFilters } from '../../features/list-filters';
import { useVendorLanes } from '../../queries/vendors';
import styles from './vendors.module.css';

interface VendorStripProps {
  choice: ListFilters;
  /** Name of the list. */
  name: string;
  onChoose: (vendors: readonly string[]) => void;
}

const PLACEHOLDERS = 5;

/** The makers of a category, each by its logo, with All in front; those first whose games open. */
export function VendorStrip({ choice: { category, selection, vendors }, name, onChoose }: VendorStripProps) {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useVendorLanes();
  const pictures = usePictureSources();
  const cards = cardsOf(data ?? [], category);
  const total = cards.reduce((sum, card) => sum + (selection === 'SOON' ? card.total - openOf(card) : openOf(card)), 0);
  return (
    <div role="group" aria-label={formatMessage({ id: 'games.vendors' }, { name })} className={styles['strip']}>
      <button type="button" className={styles['card']} aria-pressed={vendors.length === 0} onClick={() => onChoose([])}>
        <span className={styles['all']}>{formatMessage({ id: 'games.vendors.all' })}</span>
        {data && (
          <span className={styles['name']}>
            {formatMessage({ id: total === 0 ? 'games.show.SOON' : 'games.count' }, { total })}
          </span>
        )}
      </button>
      {cards.map(({ vassalage, displayName, logo }) => (
        <button
          key={vassalage}
          type="button"
          className={styles['card']}
          aria-pressed={vendors.includes(vassalage)}
          aria-label={displayName}
          lang={languageOf(displayName)}
          onClick={() => onChoose([vassalage])}
        >
          <Picture sources={pictures(logo.dark)} alt="" width={96} height={24} loading="lazy" className={styles['dark']} />
          <Picture sources={pictures(logo.light)} alt="" width={96} height={24} loading="lazy" className={styles['light']} />
          <span className={styles['name']}>{displayName}</span>
        </button>
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

/** On the page of all games a maker stands once, with everything it makes. */
function cardsOf(lanes: readonly VendorLane[], category: ListFilters['category']): VendorCard[] {
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
  return [...byVendor.values()].sort((one, other) => Number(openOf(other) > 0) - Number(openOf(one) > 0));
}

function openOf({ open, total }: VendorCard): number {
  return open ?? total;
}
