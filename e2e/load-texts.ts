import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A text by its id, with what stands in its gaps. @throws Error for an id that there is not */
export type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

const ROOT = resolve(import.meta.dirname, '..');

/** What a part of the product says in a language, out of the catalogue in `folder`: what players read is decided there and nowhere else. */
export function loadTexts(folder: string, locale: 'bn' | 'en'): Translate {
  const texts = JSON.parse(readFileSync(resolve(ROOT, folder, `${locale}.json`), 'utf8')) as Record<string, string>;
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${folder} says nothing called ${id}`);
    return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
  };
}
