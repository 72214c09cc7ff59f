import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { classNames, languageOf, Picture } from '@pavilion/ui/core';
import { useEffect, useRef } from 'react';
import { useVendorLanes } from '../../../queries/vendors';
import { useSelectedVendor } from './use-selected-vendor';
import type { ExpandedCategory } from './use-expanded-category';
import styles from './vendors.module.css';

/** Past this the panel is as wide as the page. */
const MAX_NARROW_PANEL = 10;

interface VendorPanelProps extends ExpandedCategory {
  id: string;
  onChosen: () => void;
}

/** The vendors of a category below it; a press opens the vendor's games. */
export function VendorPanel({ id, category, by, onChosen }: VendorPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (by === 'keyboard') panel.current?.querySelector('button')?.focus();
  }, [by]);
  const { formatMessage } = useIntl();
  const { data } = useVendorLanes();
  const pictures = usePictureSources();
  const [, open] = useSelectedVendor();
  const cards = data?.find(({ gameCategory }) => gameCategory === category)?.cards ?? [];
  const name = formatMessage({ id: `lobby.category.${category}` });
  return (
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label={formatMessage({ id: 'lobby.vendors.label' }, { name })}
      className={classNames(styles['panel'], cards.length > MAX_NARROW_PANEL && styles['large'])}
    >
      {cards.map(({ vassalage, displayName, logo, total, open: playable = total, inMaintenance }) => (
        <button
          key={vassalage}
          type="button"
          className={styles['vendor']}
          onClick={() => {
            onChosen();
            open({ vassalage, category, page: 1 });
          }}
        >
          <span className="pv-on-dark">
            <Picture sources={pictures(logo.dark)} alt="" width={84} height={21} />
          </span>
          <span className="pv-on-light">
            <Picture sources={pictures(logo.light)} alt="" width={84} height={21} />
          </span>
          <span className={styles['name']} lang={languageOf(displayName)}>
            {displayName}
          </span>
          <span className={styles['total']}>
            {formatMessage(
              { id: inMaintenance ? 'lobby.vendors.maintenance' : playable > 0 ? 'lobby.vendors.total' : 'lobby.soon.title' },
              { total: playable },
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
