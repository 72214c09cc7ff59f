import type { Locale } from '@pavilion/i18n';
import kindRules from './kind-rules.json';
import type { LoadedGame } from './store';

/** A game's own rules where its vendor gave some, else those of its kind; one paragraph a line. */
export function rulesOf({ rules, rules_bn, category, class: gameClass }: LoadedGame, locale: Locale) {
  const own = (locale === 'bn' ? rules_bn : rules) ?? rules ?? rules_bn;
  if (own) return { rules: own.split(/\n+/u).filter(Boolean), ownRules: true };
  const ofKind = kindRules.category[category][locale];
  return { rules: gameClass ? [ofKind, kindRules.class[gameClass][locale]] : [ofKind], ownRules: false };
}
