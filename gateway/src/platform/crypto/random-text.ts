import { randomInt } from 'node:crypto';

/** So many signs out of an alphabet; nobody can guess the next one. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Ten signs that are read out without mistakes. */
export function newReference(): string {
  return randomText('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 10);
}
