/** The first of `css` that has `text` in it. */
export interface Pressable {
  css: string;
  text: string;
}

export interface GameInSight {
  /** What the button says that bets, and in games with steps ends a round. */
  button: string;
  /** Whether it can be pressed. */
  ready: boolean;
  /** Whether chips are laid on spots. */
  lays: boolean;
  /** Rounds that are over. */
  past: number;
  /** Whether the choice of a round can be made. */
  choice: boolean;
}

export function lookAtGame(choice: Pressable | null): GameInSight;
export function focusFirst(what: Pressable): void;
