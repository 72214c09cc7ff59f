/** Enough of a number or an address that its owner recognises it, and nobody else learns it. */
export function maskRecipient(recipient: string): string {
  const [name = '', host] = recipient.split('@');
  if (host !== undefined) return `${[...name][0] ?? ''}•••@${host}`;
  return `${recipient.slice(0, 5)}•••••${recipient.slice(-3)}`;
}
