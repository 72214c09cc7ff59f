/** Where the drawing of a title's symbol is served. */
export function symbolAddress(code: string, symbol: string): string {
  return `/art/titles/${code}/${symbol}.svg`;
}
