import type { CanaryFigures, CanarySeen } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { type MessageId, useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import styles from './cell.module.css';

/** What the canary is judged by: what pages saw of both versions since the stage began. */
export function CanaryStageFigures({ seen, control, canary }: { seen: CanarySeen; control: string; canary: string }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const share = (part: number, { attempts }: CanaryFigures) =>
    attempts === 0
      ? formatNumber(part)
      : `${formatNumber(part)} (${formatNumber(part / attempts, { style: 'percent', maximumFractionDigits: 1 })})`;
  const rows: readonly [MessageId, (of: CanaryFigures) => string][] = [
    ['canary.attempts', ({ attempts }) => formatNumber(attempts)],
    ['canary.failures', (of) => share(of.failures, of)],
    ['canary.errors', (of) => share(of.errors, of)],
  ];
  const column = (id: string, header: string, of: CanaryFigures) => ({
    id,
    header,
    align: 'end' as const,
    cell: ([, spell]: (typeof rows)[number]) => spell(of),
  });
  return (
    <ListTable
      name="canary-stages"
      source="rows"
      caption={t('canary.judged')}
      className={styles['compared'] ?? ''}
      columns={[
        { id: 'what', header: t('canary.sinceStage'), lead: true, cell: ([what]) => t(what) },
        column('control', `${t('canary.control')} · ${control}`, seen.control),
        column('canary', `${t('canary.canary')} · ${canary}`, seen.canary),
      ]}
      rows={rows}
      rowKey={([what]) => what}
    />
  );
}
