/** A piece of a formatted text: words, or one of the few elements that such a text may use. */
export type Piece = string | { element: ElementName; attributes: Readonly<Record<string, string>>; children: readonly Piece[] };

const ATTRIBUTES = {
  p: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
} as const satisfies Record<string, readonly string[]>;

/** An element that a text may use. Of any other only the text is kept, and of scripts and styles not even that. */
export type ElementName = keyof typeof ATTRIBUTES;

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** What stands inside of these is nobody's text. */
const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'iframe',
  'noscript',
  'svg',
  'math',
]);
/** Deeper is no text that somebody wrote. */
const MAX_DEPTH = 24;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>|<!--.*?-->|<[^>]*>?|[^<]+/gis;
const ATTRIBUTE = /([a-z-]+)="([^"<>]*)"/gi;

interface Open {
  name: string;
  children: Piece[];
}

/**
 * Reads HTML as our servers write it into pieces, without ever handing it to the browser as markup. Elements and attributes that are not
 * known here are left out, their words stay; addresses that are not plain links or pictures of ours are left out too.
 */
export function readMarkup(html: string): readonly Piece[] {
  const root: Open = { name: '', children: [] };
  const open = [root];
  let silent = '';
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase() ?? '';
    if (silent) silent = slash && name === silent ? '' : silent;
    else if (!name) addWords(open, token);
    else if (slash) close(open, name);
    else if (SKIPPED_ELEMENTS.has(name)) silent = name;
    else if (isElement(name)) enter(open, name, allowedAttributes(name, attributes));
  }
  return root.children;
}

function addWords(open: readonly Open[], token: string): void {
  if (!token.startsWith('<')) open.at(-1)?.children.push(decodeEntities(token));
}

function enter(open: Open[], element: ElementName, attributes: Readonly<Record<string, string>>): void {
  const children: Piece[] = [];
  if (open.length > MAX_DEPTH) return;
  open.at(-1)?.children.push({ element, attributes, children });
  if (!VOID.has(element)) open.push({ name: element, children });
}

function close(open: Open[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at > 0) open.length = at;
}

function allowedAttributes(element: ElementName, attributes: string): Readonly<Record<string, string>> {
  const allowed: readonly string[] = ATTRIBUTES[element];
  return Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)]
      .map(([, name = '', value = '']) => [name.toLowerCase(), decodeEntities(value)] as const)
      .filter(([name, value]) => allowed.includes(name) && isSafeAttribute(name, value)),
  );
}

const LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\p{Cc}]*$/u;
const PICTURE = /^(?:https:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/u;

function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href') return LINK.test(value);
  if (name === 'src') return PICTURE.test(value);
  return name === 'alt' || /^\d{1,4}$/.test(value);
}

function isElement(name: string): name is ElementName {
  return Object.hasOwn(ATTRIBUTES, name);
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED_ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
