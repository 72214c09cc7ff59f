/** Enough of a name for its owner to know it, too little for anybody else: `rahima` is `ra***a`. */
export function maskAccount(account: string): string {
  const letters = [...account];
  return letters.length < 4 ? `${letters[0] ?? ''}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
