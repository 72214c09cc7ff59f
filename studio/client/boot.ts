/** What the server wrote into the page. */
export interface BootData {
  readonly session: string | null;
  readonly parentOrigin: string | null;
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
}

export function readBootData(): BootData {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as BootData;
}
