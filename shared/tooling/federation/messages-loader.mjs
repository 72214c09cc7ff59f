import { parse } from '@formatjs/icu-messageformat-parser';

/** Turns a file of texts into syntax trees at build time, so that no browser carries the parser. */
export default function compileMessages(source) {
  const texts = JSON.parse(source);
  const compiled = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, parse(text, { ignoreTag: false })];
    } catch (error) {
      throw new Error(`The text “${id}” is no ICU message: ${error.message}`, { cause: error });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
