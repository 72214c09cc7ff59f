import { type PointerEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { plotArea, niceMaximum, pathOf, indexAt, xOf, yOf } from './chart-scale';
import { useWidth } from './use-width';
import styles from './charts.module.css';

export interface Series {
  name: string;
  /** One per moment; null where there is nothing to say. */
  values: readonly (number | null)[];
  /** Which colour: series of one version share it. */
  colour: number;
  dashed?: boolean | undefined;
}

export interface LineChartProps {
  title: string;
  /** ISO 8601, the latest last. */
  times: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** The axis reaches at least this far, so that little is not drawn as much. */
  least?: number | undefined;
}

/** Figures over time, one line a series, with what they are where the pointer is. */
export function LineChart({ title, times, series, format, least = 1 }: LineChartProps) {
  const id = useId();
  const { formatTime } = useIntl();
  const [at, setAt] = useState<number>();
  const [measured, width] = useWidth();
  const top = niceMaximum(Math.max(least, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const clock = (moment: string | undefined) => (moment ? formatTime(moment, { hour: '2-digit', minute: '2-digit' }) : '');
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    setAt(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left, times.length, width));
  };
  return (
    <figure ref={measured} className={styles['chart']} aria-labelledby={id}>
      <div className={styles['chartHead']}>
        <figcaption id={id} className={styles['chartTitle']}>
          {title}
        </figcaption>
        <ul className={styles['legend']}>
          {series
            .filter(({ dashed }) => !dashed)
            .map(({ name, colour }) => (
              <li key={name} className={styles[`s${colour % 4}`]}>
                {name}
              </li>
            ))}
        </ul>
      </div>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${width} ${plotArea.height}`}
        className={styles['plot']}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(undefined)}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={plotArea.left}
              x2={width - plotArea.right}
              y1={yOf(share * top, top)}
              y2={yOf(share * top, top)}
              className={styles['grid']}
            />
            <text x={plotArea.left - 8} y={yOf(share * top, top) + 4} textAnchor="end" className={styles['axis']}>
              {format(share * top)}
            </text>
          </g>
        ))}
        {[0, Math.floor(times.length / 2), times.length - 1].map((place, label) => (
          <text
            key={label}
            x={xOf(place, times.length, width)}
            y={plotArea.height - 4}
            textAnchor={(['start', 'middle', 'end'] as const)[label]}
            className={styles['axis']}
          >
            {clock(times[place])}
          </text>
        ))}
        {series.map(({ name, values, colour, dashed }) => (
          <g key={name} className={styles[`s${colour % 4}`]}>
            <path d={pathOf(values, top, width)} data-dashed={dashed} className={styles['series']} />
            {at !== undefined && values[at] != null && (
              <circle cx={xOf(at, times.length, width)} cy={yOf(values[at], top)} r="4" className={styles['dot']} />
            )}
          </g>
        ))}
        {at !== undefined && (
          <line
            x1={xOf(at, times.length, width)}
            x2={xOf(at, times.length, width)}
            y1={plotArea.top}
            y2={plotArea.height - plotArea.bottom}
            className={styles['cursor']}
          />
        )}
      </svg>
      {at !== undefined && <Tip at={at} clock={clock(times[at])} {...{ times, series, format }} />}
    </figure>
  );
}

type TipProps = Pick<LineChartProps, 'times' | 'series' | 'format'> & { at: number; clock: string };

/** The figures at one moment, on the side where the pointer is not. */
function Tip({ at, clock, times, series, format }: TipProps) {
  return (
    <div className={styles['tip']} style={{ [at > times.length / 2 ? 'insetInlineStart' : 'insetInlineEnd']: '8%' }}>
      <strong>{clock}</strong>
      {series.map(({ name, values, colour }) => (
        <span key={name} className={styles[`s${colour % 4}`]}>
          {name}: {values[at] == null ? '–' : format(values[at])}
        </span>
      ))}
    </div>
  );
}
