/** The account, which is nobody else's, and what they call themselves. */
export function nameOf({ account, nickname }: { account: string; nickname: string }): string {
  return nickname ? `${account} · ${nickname}` : account;
}
