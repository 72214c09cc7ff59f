import type { GameCategory, VendorCard } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, languageOf } from '@pavilion/ui/core';
import { useVendorLanes } from '../../queries/vendors';
import styles from './home.module.css';

const VENDORS_SHOWN = 5;

interface VendorStripProps {
  category: GameCategory;
  /** Name of the category. */
  name: string;
  chosen: string | undefined;
  onChoose: (vendor: string | undefined) => void;
}

/** All, then the first five vendors of a category; first those whose games open. */
export function VendorStrip({ category, name, chosen, onChoose }: VendorStripProps) {
  const { formatMessage } = useIntl();
  const { data } = useVendorLanes();
  const all = data?.find(({ gameCategory }) => gameCategory === category)?.cards ?? [];
  const isOpen = ({ open, total }: VendorCard) => (open ?? total) > 0;
  const cards = all.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))).slice(0, VENDORS_SHOWN);
  return (
    <ChipRow label={formatMessage({ id: 'lobby.vendors.label' }, { name })} className={styles['vendors']}>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {formatMessage({ id: 'lobby.vendors.all' })}
      </Chip>
      {cards.map(({ vassalage, displayName }) => (
        <Chip key={vassalage} lang={languageOf(displayName)} selected={chosen === vassalage} onClick={() => onChoose(vassalage)}>
          {displayName}
        </Chip>
      ))}
    </ChipRow>
  );
}
