import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CartesianGrid, Line, LineChart as Plot, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartHead } from './ChartHead';
import { ChartTooltip } from './ChartTooltip';
import { colourOf, labelledTimes, type Moment, momentsOf, type Series } from './series';
import styles from './charts.module.css';

export interface LineChartProps {
  title: string;
  /** ISO 8601, the latest last. */
  times: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** The axis reaches at least this far, so that little is not drawn as much. */
  least?: number | undefined;
  /** In which the moments are written; that of the browser unless told. */
  timeZone?: string | undefined;
}

const HEIGHT_PX = 180;
const margin = { top: 10, right: 28, bottom: 0, left: 0 };
const axis = { axisLine: false, tickLine: false, tick: { fill: 'var(--text-muted)', fontSize: 11 } } as const;

/** Figures over time, one line a series; pointer and arrow keys go from moment to moment. */
export function LineChart({ title, times, series, format, least = 1, timeZone }: LineChartProps) {
  const id = useId();
  const { formatTime } = useIntl();
  const clock = (time: string) => formatTime(time, { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) });
  const lowest = Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const highest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <ChartHead id={id} title={title} series={series} />
      <Plot responsive data={momentsOf(times, series)} margin={margin} height={HEIGHT_PX} width="100%" aria-labelledby={id}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis dataKey="time" ticks={labelledTimes(times)} interval={0} tickFormatter={clock} {...axis} />
        <YAxis
          domain={[lowest < 0 ? 'auto' : 0, highest < least ? least : 'auto']}
          tickCount={3}
          tickFormatter={format}
          width={64}
          {...axis}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--control-edge)' }}
          content={({ payload: [point] }) => point && <ChartTooltip moment={point.payload} {...{ series, format, clock }} />}
        />
        {series.map((each, at) => (
          <Line
            key={each.name}
            dataKey={({ values }: Moment) => values[at]}
            stroke={colourOf(each)}
            strokeWidth={2}
            // A lone value between gaps is a point, which only a round end shows.
            strokeLinecap="round"
            strokeDasharray={each.dashed ? '4 4' : 'none'}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </Plot>
    </figure>
  );
}
