const PARTS = ['title', 'exit', 'balance', 'deposit', 'session', 'rules'] as const;

/** Something that a page around a game may show in the game's place. */
type HostPart = (typeof PARTS)[number];

/**
 * What the page around the game says behind the `#`, for the first moment: its theme, and what it shows itself (`shows=title,balance`), so
 * that nothing stands there twice. `facts=host` is the older word for time, net position and a way out. A theme that the address itself
 * names has the last word. Later changes come as messages.
 */
export function applyHostSettings(): void {
  const said = new URLSearchParams(window.location.hash.slice(1));
  const older = said.get('facts') === 'host' ? ['session', 'exit'] : [];
  applyHostParts([...older, ...(said.get('shows') ?? '').split(',')]);
  const root = document.documentElement;
  if (!root.dataset['theme']) applyTheme(said.get('theme'));
}

/** Leaves to the page around the game what it shows; words that are unknown change nothing. */
export function applyHostParts(said: readonly unknown[]): void {
  const root = document.documentElement;
  for (const part of PARTS) root.toggleAttribute(attributeOf(part), said.includes(part));
}

/** Whether the page around the game shows that part. */
export function hostShows(part: HostPart): boolean {
  return document.documentElement.hasAttribute(attributeOf(part));
}

export function applyTheme(theme: unknown): void {
  if (theme !== 'dark' && theme !== 'light') return;
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}

/** In a mini-player there is room for how the round ends, and nothing to press. */
export function applyMinimized(minimized: boolean): void {
  document.documentElement.toggleAttribute('data-minimized', minimized);
}

function attributeOf(part: HostPart): string {
  return `data-host-${part}`;
}
