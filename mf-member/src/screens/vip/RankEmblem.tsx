import { useId } from 'react';
import { emblemOf } from './emblem';

/** The sign of a rank, drawn after its place on the ladder: a shield whose metal and stars grow with it. Its name stands beside it. */
export function RankEmblem({ rank, top, size = 72 }: { rank: number; top: number; size?: number }) {
  const id = useId();
  const { light, dark, ink, stars, crowned } = emblemOf(rank, top);
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 72 72" fill="none">
      <defs>
        <linearGradient id={id} x1="12" y1="8" x2="60" y2="66" gradientUnits="userSpaceOnUse">
          <stop stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <path d="M36 6 60 15v20c0 16-11 26-24 31C23 61 12 51 12 35V15Z" fill={`url(#${id})`} stroke={dark} strokeWidth="2" />
      <path
        d="M36 12 54.5 19v16c0 12.500-8.500 20-18.500 24.500C26 55 17.500 47.500 17.500 35V19Z"
        stroke={ink}
        strokeOpacity=".35"
        strokeWidth="1.500"
      />
      {crowned && <path d="m24 30-2-12 8 6 6-9 6 9 8-6-2 12Z" fill={ink} />}
      {stars.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={starAt(x, y)} fill={ink} />
      ))}
    </svg>
  );
}

function starAt(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, nth) => {
    const [radius, angle] = [nth % 2 ? 2.4 : 5.6, (Math.PI / 5) * nth - Math.PI / 2];
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
