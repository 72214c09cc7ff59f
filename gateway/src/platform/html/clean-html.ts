import sanitizeHtml from 'sanitize-html';

/** Where a link may lead: a page of this site, another site over TLS, or a letter. `//host` would be another site and is none of them. */
const LINK = /^(\/(?![\\/])[\w/?=&%#.,-]*|#[\w-]*|https:\/\/[^\s\\]+|mailto:[^\s\\?]+)$/i;
/** Pictures are our own drawings. */
const PICTURE = /^\/art\/v\d{1,4}\/[\w/-]+\.svg(\?tone=(dark|light))?$/;
const SIZE = /^[1-9]\d{0,3}$/;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'b', 'em', 'i', 'u', 's', 'small'],
    ...['a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The text of these is no text for readers.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'title',
    'template',
    'noembed',
    'noframes',
    'plaintext',
  ],
  parseStyleAttributes: false,
  nestingLimit: 12,
  transformTags: { a: (_tag, attributes) => linkOf(attributes), img: (_tag, attributes) => pictureOf(attributes) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * HTML that somebody wrote, with nothing in it that runs, asks another server or leaves its place: headings, paragraphs, lists, tables,
 * emphasis, links and our own drawings. Cleaning what is clean changes nothing.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.normalize('NFC'), rules).trim();
}

function linkOf({ href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const wanted = href.trim();
  if (!LINK.test(wanted)) return { tagName: 'a', attribs: {} };
  const elsewhere = /^https:/i.test(wanted);
  return { tagName: 'a', attribs: { href: wanted, ...(elsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' }) } };
}

function pictureOf({ src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const sizes = { ...(SIZE.test(width) && { width }), ...(SIZE.test(height) && { height }) };
  return { tagName: 'img', attribs: PICTURE.test(src) ? { src, alt, ...sizes } : {} };
}
