/** How a vendor names one of our players: brand and public id, which are no secret and say nothing else. */
export function playerName(brand: string, publicId: string): string {
  return `${brand}_${publicId}`;
}

/** The brand and public id behind a vendor's name for a player. */
export function readPlayerName(name: string): { brand: string; publicId: string } | undefined {
  const [, brand, publicId] = /^([a-z][a-z0-9-]{1,30})_([0-9a-z]{1,64})$/.exec(name) ?? [];
  return brand && publicId ? { brand, publicId } : undefined;
}
