/** Where a game's way out leads: a path on our own site, else its home. Anything that would leave the site is not believed. */
export function backAddress(origin: string, wanted: string | undefined): string {
  if (wanted === undefined || !URL.canParse(wanted, origin)) return `${origin}/`;
  const address = new URL(wanted, origin);
  if (address.origin !== origin) return `${origin}/`;
  return `${origin}${address.pathname.replace(/^\/+/, '/')}${address.search}`;
}
