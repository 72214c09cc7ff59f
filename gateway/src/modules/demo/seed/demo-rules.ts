/** In Bengali and in English. */
interface Texts {
  bn: string;
  en: string;
}

/** A rule that the demo's brands begin with. */
export interface DemoRule<Terms> {
  code: string;
  name: Texts;
  about: Texts;
  terms: Terms;
}

/** How much a taka of the first brand is worth in others, so that rules are the same by what they give for what is played. */
const DIVIDED_BY = { BDT: 1, USD: 50 } as Record<string, number>;

/** Minor units, as terms have them. */
export type Money = (taka: number) => string;

/** Minor units of a currency, for so many taka. */
export function demoMoney(currency: string): Money {
  return (taka) => String((taka * 100) / (DIVIDED_BY[currency] ?? 1));
}
