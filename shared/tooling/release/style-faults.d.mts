/** What in a built stylesheet of `remote` reaches beyond its own elements, in sentences; none when all is well. */
export function styleFaults(css: string, remote: string): string[];
