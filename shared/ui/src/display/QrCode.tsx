import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

/** `text` is what a camera reads, `label` what somebody hears who cannot see the code. @public */
export interface QrCodeProps {
  /** What a camera reads. It is drawn here: nothing leaves the page. */
  text: string;
  /** What it is for, for whoever does not see it. */
  label: string;
}

/** The empty border that cameras need, in modules. */
const QUIET_ZONE = 4;

/** A QR code, dark on white in every theme: cameras want it so. @public */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles['qr']} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

function qrPath(text: string): { size: number; path: string } {
  const code = generate(text);
  const places = Array.from({ length: code.size * code.size }, (_, at) => [at % code.size, Math.floor(at / code.size)] as const);
  const path = places
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return { size: code.size + 2 * QUIET_ZONE, path };
}
