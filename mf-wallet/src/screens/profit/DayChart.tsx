import type { ProfitValue } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useId } from 'react';
import { layoutBars } from './layout-bars';
import styles from './profit.module.css';

const WIDTH = 720;
const HEIGHT = 200;
const GAP = 0.25;

/** Payouts less stakes of each day, up or down from nothing. The table below says the same in figures. */
export function DayChart({ days }: { days: ProfitValue['days'] }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const id = useId();
  const { bars, zero } = layoutBars(days.map(({ net }) => Number(net)));
  const shown = (day: string | undefined) => (day ? formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short' }) : '');
  const extremes = [...days].sort((one, other) => Number(other.net) - Number(one.net));
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption id={id} className={styles['caption']}>
        {formatMessage({ id: 'profit.chart' })}
      </figcaption>
      <div className={styles['drawing']}>
        <span className={styles['axis']} aria-hidden="true">
          <span>{money(extremes[0]?.net ?? '0', { signed: true })}</span>
          <span>{money(extremes.at(-1)?.net ?? '0', { signed: true })}</span>
        </span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles['plot']}
          aria-hidden="true"
          focusable="false"
        >
          {bars.map(({ x, y, width, height, below }, at) => (
            <rect
              key={days[at]?.day}
              x={(x + (width * GAP) / 2) * WIDTH}
              y={y * HEIGHT}
              width={width * (1 - GAP) * WIDTH}
              height={height * HEIGHT}
              className={styles[below ? 'below' : 'above']}
            />
          ))}
          <line
            x1="0"
            x2={WIDTH}
            y1={zero * HEIGHT}
            y2={zero * HEIGHT}
            className={styles['zero']}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className={styles['ends']} aria-hidden="true">
          <span>{shown(days[0]?.day)}</span>
          <span>{shown(days.at(-1)?.day)}</span>
        </span>
      </div>
    </figure>
  );
}
