import { isIP } from 'node:net';

/** Where somebody is on the net: one household or phone, and the network it is in. */
export interface Place {
  /** An address of version 4; of version 6 its /64, since one household picks any of those. */
  host: string;
  /** The /24 or the /48 around it. */
  network: string;
}

/** The place of an address. What is counted, compared or capped by address goes by this: nobody has only one address of version 6. */
export function placeOf(address: string): Place {
  const plain = address.replace(/^::ffff:(?=[0-9.]+$)/i, '');
  if (isIP(plain) === 4) return placeOfVersion4(plain.split('.'));
  const groups = isIP(plain) === 6 ? groupsOf(plain) : [];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return placeOfVersion4(bytesOf(groups.slice(6)));
  return { host: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

function placeOfVersion4(bytes: readonly string[]): Place {
  return { host: bytes.join('.'), network: bytes.slice(0, 3).join('.') };
}

/** The eight groups, with those written out that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}

/** The four bytes that two groups are. */
function bytesOf(groups: readonly string[]): string[] {
  return groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).map(String);
}
