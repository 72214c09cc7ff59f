/** A place in a list, as a client hands it back: opaque to it, and never believed. */
export function encodeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a place, of which there are so many; nothing when it is none of ours. */
export function decodeCursor(cursor: string, count: number): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const fits =
      Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string' && !part.includes('\0'));
    return fits ? (parts as string[]) : undefined;
  } catch {
    // Not made by us: the caller refuses it.
    return undefined;
  }
}
