import styles from './landing.module.css';

const RINGS = [
  { radius: 120, lights: 5, size: 9 },
  { radius: 220, lights: 9, size: 7 },
  { radius: 330, lights: 14, size: 5 },
  { radius: 450, lights: 20, size: 3.5 },
];

/** A team as lights around a lantern, level by level. */
export function TeamIllustration() {
  return (
    <svg className={styles['drawing']} viewBox="-500 -500 1000 1000" aria-hidden="true">
      {RINGS.map(({ radius, lights, size }, ring) => (
        <g key={radius}>
          <circle r={radius} className={styles['ring']} />
          {Array.from({ length: lights }, (_, at) => {
            const angle = (at / lights) * 2 * Math.PI + ring * 0.7;
            return (
              <circle key={at} r={size} cx={radius * Math.cos(angle)} cy={radius * Math.sin(angle)} className={styles['light']} />
            );
          })}
        </g>
      ))}
      <circle r={26} className={styles['lantern']} />
    </svg>
  );
}
