/**
 * What a theme of a brand says, by the names of its variables, read from the page's own styles: they are written for whole pages, and the
 * preview is a part of one.
 */
export function themeVariables(look: string, theme: 'dark' | 'light', sheets: Iterable<CSSStyleSheet>): Record<string, string> {
  // From what every theme says to what this one does, so that the last word is the brand's.
  const wanted = [':root[data-theme]', `:root[data-theme="${theme}"]`, `:root[data-brand="${look}"][data-theme="${theme}"]`];
  const found = wanted.map((): Record<string, string> => ({}));
  for (const { selectorText, style } of [...sheets].flatMap(({ cssRules }) => [...styleRules(cssRules)]))
    for (const selector of selectorText.split(',')) {
      const into = found[wanted.indexOf(selector.trim().replaceAll("'", '"'))];
      if (into) Object.assign(into, variablesIn(style));
    }
  return Object.assign({ colorScheme: theme }, ...found) as Record<string, string>;
}

function variablesIn(style: CSSStyleDeclaration): Record<string, string> {
  const names = Array.from({ length: style.length }, (_, at) => style[at] ?? '').filter((name) => name.startsWith('--'));
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules)
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
}
