import { icons } from '@pavilion/ui/icons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const drawn = new Map<string, string>();

/** The UI kit's drawing as markup: the same that the shell draws later. */
export function icon(name: keyof typeof icons, size: number, className?: string): string {
  const key = `${name} ${size} ${className}`;
  const shape = { size, focusable: false, 'aria-hidden': true, ...(className && { className }) };
  const known = drawn.get(key) ?? renderToStaticMarkup(createElement(icons[name], shape));
  drawn.set(key, known);
  return known;
}
