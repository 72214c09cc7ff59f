import { BlockList, isIP } from 'node:net';

/** A network, ready to be asked. */
export interface Network {
  contains(address: string): boolean;
  /** Bits that are fixed, as if every network were one of version 6: what is narrower has more. */
  width: number;
}

const V4_IN_V6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const MAPPED_BITS = 96;

/** The address itself: one of version 4 that arrives as one of version 6 is the same caller. */
export function normaliseAddress(address: string): string {
  return V4_IN_V6.exec(address)?.[1] ?? address.split('%', 1)[0] ?? address;
}

/** Reads `203.0.113.0/24`, `2001:db8::/32` or a single address; undefined when it is none. */
export function parseNetwork(text: string): (Network & { text: string }) | undefined {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!version || rest.length || address.includes('%') || !(prefix >= 0 && prefix <= longest)) return undefined;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(address, prefix, family);
  return {
    text: `${address.toLowerCase()}/${prefix}`,
    width: version === 6 ? prefix : MAPPED_BITS + prefix,
    contains: (asked) => isIP(asked) === version && list.check(asked, family),
  };
}
