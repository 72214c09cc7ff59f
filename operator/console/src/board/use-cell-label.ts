import type { BoardBrand, BoardCell } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';

/** A cell in words, for screen readers. */
export function useCellLabel(): (brand: BoardBrand, cell: BoardCell) => string {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 2 });
  return ({ name }, { remote, mode, version, waiting, canary, health, pinned, maintenance, missing }) => {
    const now = health.find((each) => each.version === version);
    return [
      t('cell.named', { remote, brand: name }),
      t(`mode.${mode}`),
      version ?? t('cell.notReleased'),
      missing && t('attention.missing', { count: missing }),
      pinned && t('pin.pinned'),
      maintenance && t('maintenance.short'),
      waiting && t('cell.waiting', { version: waiting }),
      canary && t('cell.canaryOf', { share: percent(canary.bps / 10_000), version: canary.version }),
      now?.mounts ? t('cell.failing', { rate: percent(now.failureRate) }) : t('health.none'),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
