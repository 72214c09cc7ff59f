import { generate } from 'lean-qr';

/** The still zone that readers need around a code. */
const QUIET_ZONE = 4;

/** A text as a QR code: dark on white whatever the theme, because cameras want it so, and as large as it is given room. */
export function qrCode(text: string): string {
  const code = generate(text);
  const size = code.size + 2 * QUIET_ZONE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${darkPath(code)}"/></svg>`;
}

/** One stroke for each run of dark squares in a row. */
function darkPath(code: { size: number; get(x: number, y: number): boolean }): string {
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (x < code.size && code.get(x, y)) x += 1;
      if (x > from) runs.push(`M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x - from}v1h${from - x}z`);
    }
  return runs.join('');
}
