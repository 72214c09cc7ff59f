/** The names in the line `-- needs: a, b` of a file of SQL, or in another such line. */
export function namesAfter(word: string, text: string): string[] {
  const line = new RegExp(`^-- ${word}: *(.+)$`, 'm').exec(text)?.[1] ?? '';
  return line.split(/[\s,]+/).filter(Boolean);
}
