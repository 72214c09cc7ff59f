/** What the page knows of where it was launched. */
export interface LaunchData {
  readonly session: string | null;
  readonly parentOrigin: string | null;
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
}

/** What the server wrote into the page. */
export interface BootData extends LaunchData {
  readonly gameCode: string;
  readonly model: string;
}

export function readBootData(): BootData {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as BootData;
}
