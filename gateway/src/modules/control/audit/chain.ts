import { createHash } from 'node:crypto';
import type { Link } from './store';

/** Where a chain stands: how many entries it has, and the hash of the last. */
export interface ChainHead {
  count: bigint;
  hash: Buffer;
}

export const GENESIS: ChainHead = { count: 0n, hash: Buffer.alloc(32) };

export type LinkFault = 'missing' | 'altered';

/** The head after `link`, or what is wrong with it. Numbers have no gaps: one that is skipped was removed. */
export function verifyLink({ count, hash }: ChainHead, { id, text, hash: stated, brand }: Link): ChainHead | LinkFault {
  if (id !== count + 1n) return id > count ? 'missing' : 'altered';
  const expected = createHash('sha256').update(hash).update(text).digest();
  const said = JSON.parse(text) as { id?: unknown; brand?: unknown };
  return expected.equals(stated) && said.id === Number(id) && said.brand === brand ? { count: id, hash: expected } : 'altered';
}
