import type { TeamDay, TeamSummaryValue } from '@pavilion/api/agents';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Skeleton, Stat, StatStrip } from '@pavilion/ui';
import styles from './overview.module.css';

type MoneyKey = 'deposits' | 'withdrawals' | 'validBets' | 'wins' | 'profitLoss';
type Tone = 'accent' | 'positive' | 'negative' | 'info';

const FIGURES: readonly (readonly [MoneyKey, Tone])[] = [
  ['deposits', 'positive'],
  ['withdrawals', 'info'],
  ['validBets', 'accent'],
  ['wins', 'info'],
  ['profitLoss', 'accent'],
];

/** Members, active and new ones. */
const COUNTS = 3;

/** The strip of key figures, each with how it compares to the days before and its trend. */
export function KeyFigures({ summary }: { summary: TeamSummaryValue | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  if (!summary) return <KeyFiguresSkeleton />;
  const { totals, before, days, members, newMembers } = summary;
  const trend = (label: string, values: number[], write: (value: number) => string, tone: Tone) => ({
    values,
    tone,
    label: formatMessage({ id: 'trend' }, { label, first: write(values[0] ?? 0), last: write(values.at(-1) ?? 0) }),
  });
  const counted = (id: 'active' | 'joined', value: number, then: number, of: (day: TeamDay) => number) => {
    const label = formatMessage({ id: `figure.${id}` });
    return (
      <Stat
        label={label}
        value={formatNumber(value)}
        note={<FigureChange now={value} then={then} />}
        trend={trend(label, days.map(of), formatNumber, 'info')}
      />
    );
  };
  return (
    <StatStrip className={styles['figures'] ?? ''}>
      <Stat
        label={formatMessage({ id: 'figure.members' })}
        value={formatNumber(members)}
        note={formatMessage({ id: 'figure.members.note' })}
      />
      {counted('active', totals.activeMembers, before.activeMembers, ({ activeMembers }) => activeMembers)}
      {counted('joined', newMembers, before.newMembers, (day) => day.newMembers)}
      {FIGURES.map(([key, tone]) => {
        const label = formatMessage({ id: `figure.${key}` });
        return (
          <Stat
            key={key}
            label={label}
            value={<span className={styles['amount']}>{money(totals[key], { signed: key === 'profitLoss' })}</span>}
            note={
              key === 'profitLoss' ? (
                formatMessage({ id: 'figure.profitLoss.note' })
              ) : (
                <FigureChange now={Number(totals[key])} then={Number(before[key])} />
              )
            }
            trend={trend(
              label,
              days.map((day) => Number(day[key])),
              (value) => money(BigInt(Math.round(value))),
              tone,
            )}
          />
        );
      })}
    </StatStrip>
  );
}

/** As many places as there will be figures, as high as they will be. */
function KeyFiguresSkeleton() {
  return (
    <StatStrip className={styles['figures'] ?? ''}>
      {Array.from({ length: FIGURES.length + COUNTS }, (_, at) => (
        <Skeleton key={at} shape="block" className={styles['coming']} />
      ))}
    </StatStrip>
  );
}

/** How a figure differs from the same number of days before. */
function FigureChange({ now, then }: { now: number; then: number }) {
  const { formatMessage, formatNumber } = useIntl();
  if (then <= 0) return formatMessage({ id: 'change.none' });
  const share = (now - then) / then;
  const told = formatNumber(share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return formatMessage({ id: 'change' }, { share: told.replace('-', '−') });
}
