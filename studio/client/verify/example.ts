/** A roll that was published once, for somebody who opens the page without one of their own. */
export const EXAMPLE = {
  serverSeed: '0f6e8aba300b7f1217ee46606773cf6046b524f74505cf2124ffe181ad6b9dbf',
  clientSeed: 'aR3kRBVn',
  nonce: '3',
  commitment: '97139e593bce24783a3c4be064b07a07952e08f7f6f5d16a28abfc69c8453f99',
} as const;
