import type { Sheet } from './information';

const OWN: readonly string[] = ['notices', 'contact', 'feedback', 'apps'];

/** The sheet that the part of an address after `/help#` asks for; `notice-7` is one notice. */
export function sheetFromAnchor(anchor: string): Sheet {
  const [, first] = /^notice-([1-9][0-9]{0,17})$/.exec(anchor) ?? [];
  if (first) return { name: 'notices', first };
  if (OWN.includes(anchor)) return { name: anchor } as Sheet;
  return { name: 'help', ...(anchor && { anchor }) };
}
