import type { GameCategory, VendorCard, VendorLane } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { Picture } from '@pavilion/ui';
import { useVendorLanes } from '../../queries/vendors';
import styles from './vendors.module.css';

interface VendorStripProps {
  category: GameCategory | undefined;
  /** Name of the list. */
  name: string;
  chosen: string | undefined;
  onChoose: (vendor: string | undefined) => void;
}

const PLACEHOLDERS = 5;

/** The makers of a category, each by its logo, with All in front. */
export function VendorStrip({ category, name, chosen, onChoose }: VendorStripProps) {
  const { formatMessage } = useIntl();
  const { data } = useVendorLanes();
  const pictures = usePictureSources();
  const cards = cardsOf(data ?? [], category);
  return (
    <div role="group" aria-label={formatMessage({ id: 'games.vendors' }, { name })} className={styles['strip']}>
      <button type="button" className={styles['card']} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <span className={styles['all']}>{formatMessage({ id: 'games.vendors.all' })}</span>
        <span className={styles['name']}>
          {formatMessage({ id: 'games.count' }, { total: cards.reduce((sum, { total }) => sum + total, 0) })}
        </span>
      </button>
      {cards.map(({ vassalage, displayName, logo }) => (
        <button
          key={vassalage}
          type="button"
          className={styles['card']}
          aria-pressed={chosen === vassalage}
          aria-label={displayName}
          onClick={() => onChoose(vassalage)}
        >
          <Picture sources={pictures(logo.dark)} alt="" width={96} height={24} loading="lazy" className={styles['dark']} />
          <Picture sources={pictures(logo.light)} alt="" width={96} height={24} loading="lazy" className={styles['light']} />
          <span className={styles['name']}>{displayName}</span>
        </button>
      ))}
      {!data && Array.from({ length: PLACEHOLDERS }, (_, at) => <span key={at} className={`${styles['card']} pv-skeleton`} />)}
    </div>
  );
}

/** On the page of all games a maker stands once, with everything it makes. */
function cardsOf(lanes: readonly VendorLane[], category: GameCategory | undefined): VendorCard[] {
  const byVendor = new Map<string, VendorCard>();
  for (const { gameCategory, cards } of lanes) {
    if (category && gameCategory !== category) continue;
    for (const card of cards) {
      const known = byVendor.get(card.vassalage);
      byVendor.set(card.vassalage, known ? { ...known, total: known.total + card.total } : card);
    }
  }
  return [...byVendor.values()];
}
