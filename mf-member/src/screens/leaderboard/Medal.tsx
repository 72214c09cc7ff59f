import { useId } from 'react';
import { bronze, gold, type Metal, silver } from '../../features/metals';

const METALS: readonly Metal[] = [gold, silver, bronze];

/** What hangs over a step of the podium: a medal in its metal, the first one crowned. Whose place it is stands beside it in words. */
export function Medal({ place }: { place: number }) {
  const id = useId();
  const { light, dark, ink } = METALS[place - 1] ?? bronze;
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" fill="none">
      <defs>
        <linearGradient id={id} x1="14" y1="14" x2="50" y2="62" gradientUnits="userSpaceOnUse">
          <stop stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      {place === 1 && <path d="m18 14-3-12 9.500 6L32 0l7.500 8L49 2l-3 12Z" fill={`url(#${id})`} stroke={dark} />}
      <circle cx="32" cy="39" r="23" fill={`url(#${id})`} stroke={dark} strokeWidth="2" />
      <circle cx="32" cy="39" r="17.500" stroke={ink} strokeOpacity=".35" strokeWidth="1.500" />
      <path d="M20 32a14 14 0 0 1 12-8" stroke="currentColor" strokeOpacity=".7" strokeWidth="2.500" strokeLinecap="round" />
      <text x="32" y="47" fill={ink} fontSize="22" fontWeight="700" textAnchor="middle">
        {place}
      </text>
    </svg>
  );
}
