/** What the server wrote into the page. */
export interface Boot {
  readonly session: string | null;
  readonly parentOrigin: string | null;
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
}

export function readBoot(): Boot {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
}
