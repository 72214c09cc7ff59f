/** The account, which is nobody else's, and what they call themselves. */
export function memberName({ account, nickname }: { account: string; nickname: string }): string {
  return nickname ? `${account} · ${nickname}` : account;
}
