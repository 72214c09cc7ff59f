const BENGALI = /\p{Script=Bengali}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The language that a name should be read aloud in, by its letters, for `lang` on its element: names of providers stay as they are in every language
 * of the page. Nothing for a name without letters.
 *
 * @public
 */
export function languageOf(name: string | undefined): 'bn' | 'en' | undefined {
  if (!name) return undefined;
  if (BENGALI.test(name)) return 'bn';
  return LATIN.test(name) ? 'en' : undefined;
}
