import type { Sheet } from './information';

const OWN: readonly string[] = ['notices', 'contact', 'feedback', 'apps'];

/** The sheet that the part of an address after `/help#` asks for. */
export function sheetAt(anchor: string): Sheet {
  if (OWN.includes(anchor)) return { name: anchor } as Sheet;
  return { name: 'help', ...(anchor && { anchor }) };
}
