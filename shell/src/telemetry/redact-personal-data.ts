const PERSONAL_DATA_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+\?\S*/g, '(address)'],
  [/[^\s@"']+@[^\s@"']+\.[^\s@"']+/g, '(mail)'],
  // Quoted words may be anybody's input; names in code stand without quotes or in typographic ones.
  [/(["'`])(?:(?!\1).){25,}\1/g, '(text)'],
  [/[\w-]{32,}/g, '(token)'],
  [/\d[\d\s().-]{4,}\d/g, '(number)'],
];

/** A message of an error without what could belong to a person: addresses, mails, long texts, tokens, longer numbers. */
export function redactPersonalData(message: string, longest: number): string {
  return PERSONAL_DATA_PATTERNS.reduce((text, [mark, instead]) => text.replace(mark, instead), message.replaceAll('\0', '')).slice(
    0,
    longest,
  );
}
