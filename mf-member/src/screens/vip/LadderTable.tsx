import type { LevelRung, LevelsValue } from '@pavilion/api/levels';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, type DataColumn, DataTable } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { RankEmblem } from './RankEmblem';
import { type LevelTexts, useLevelTexts } from './use-level-texts';
import styles from './vip.module.css';

/** Every rank with what it takes and what it brings. */
export function LadderTable({ value }: { value: LevelsValue }) {
  const { formatMessage } = useIntl();
  const texts = useLevelTexts(value.ladder);
  const columns = useColumns(value, texts);
  return (
    <Panel title={formatMessage({ id: 'vip.ladder' })} text={formatMessage({ id: 'vip.ladder.text' })}>
      <DataTable
        caption={formatMessage({ id: 'vip.ladder' })}
        columns={columns}
        rows={value.ladder}
        rowKey={({ rank }) => String(rank)}
      />
    </Panel>
  );
}

function useColumns({ rank: own, ladder }: LevelsValue, texts: LevelTexts): DataColumn<LevelRung>[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return [
    {
      id: 'rank',
      header: formatMessage({ id: 'vip.column.rank' }),
      lead: true,
      cell: ({ rank }) => (
        <span className={styles['rung']}>
          <RankEmblem rank={rank} top={ladder.length - 1} size={36} />
          {texts.label(rank)}
          {rank === own && <Badge tone="accent">{formatMessage({ id: 'vip.here' })}</Badge>}
        </span>
      ),
    },
    { id: 'takes', header: formatMessage({ id: 'vip.column.takes' }), cell: (rung) => <Takes rung={rung} texts={texts} /> },
    {
      id: 'bonus',
      header: formatMessage({ id: 'vip.column.bonus' }),
      align: 'end',
      cell: ({ rankBonus, bonus }) => (
        <span className={styles['stacked']}>
          {rankBonus === '0' ? '–' : money(bonus.state === 'passed' ? rankBonus : bonus.amount)}
          {bonus.state !== 'none' && bonus.state !== 'ahead' && (
            <span className={styles['quiet']}>{formatMessage({ id: `vip.bonus.${bonus.state}` })}</span>
          )}
        </span>
      ),
    },
    { id: 'brings', header: formatMessage({ id: 'vip.column.brings' }), cell: (rung) => <Brings rung={rung} texts={texts} /> },
  ];
}

function Takes({ rung, texts }: { rung: LevelRung; texts: LevelTexts }) {
  const { formatMessage } = useIntl();
  const asked = (['stake', 'deposits', 'days'] as const).filter((kind) => BigInt(rung[kind]) > 0n);
  if (asked.length === 0) return formatMessage({ id: 'vip.takesNothing' });
  return (
    <ul className={styles['lines']}>
      {asked.map((kind) => (
        <li key={kind}>
          {texts.condition(kind)}: {texts.amount(kind, String(rung[kind]))}
        </li>
      ))}
    </ul>
  );
}

function Brings({ rung, texts }: { rung: LevelRung; texts: LevelTexts }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { rebateRate, withdrawalDay, withdrawalRequest, birthdayBonus, fasterReview } = rung;
  const lines = [
    rebateRate > 0 && formatMessage({ id: 'vip.brings.rebate' }, { rate: texts.rate(rebateRate) }),
    withdrawalDay > 100 && formatMessage({ id: 'vip.brings.day' }, { times: withdrawalDay / 100 }),
    withdrawalRequest > 100 && formatMessage({ id: 'vip.brings.request' }, { times: withdrawalRequest / 100 }),
    birthdayBonus !== '0' && formatMessage({ id: 'vip.brings.birthday' }, { amount: money(birthdayBonus) }),
    fasterReview && formatMessage({ id: 'vip.brings.faster' }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return '–';
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
