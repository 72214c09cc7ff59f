/** Words by which people take somebody for the house. */
const HOUSE = [
  ...[
    'admin',
    'administrator',
    'root',
    'system',
    'webmaster',
    'support',
    'help',
    'helpdesk',
    'service',
    'customer',
    'care',
    'official',
  ],
  ...['staff', 'operator', 'moderator', 'security', 'team', 'cashier', 'finance', 'payments', 'payment', 'payout', 'bonus'],
];
/** Digits and letters of other scripts that are read as these. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  ...{ а: 'a', е: 'e', і: 'i', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', ѕ: 's', α: 'a', ο: 'o', ι: 'i' },
};

/**
 * Whether a name consists of nothing but words of the house and the brand's own `words`, whatever stands between them, before or behind:
 * `admin`, `Pavilion_Support24`, `0fficial`. `adminka` and `pavilionfan` are names as any others.
 */
export function isReservedName(name: string, words: readonly string[]): boolean {
  const reserved = [...HOUSE, ...words.map((word) => lettersOf(word.toLowerCase()))].filter(Boolean);
  const only = new RegExp(`^(?:${reserved.join('|')})+$`, 'u');
  const typed = name.normalize('NFKC').toLowerCase();
  const read = [...typed].map((letter) => READ_AS[letter] ?? letter).join('');
  return [
    typed,
    typed.replace(/\d+$/, ''),
    read,
    [...typed.replace(/\d+$/, '')].map((letter) => READ_AS[letter] ?? letter).join(''),
  ].some((form) => only.test(lettersOf(form)));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}
