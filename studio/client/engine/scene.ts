/** What moves on the table. */
export interface Scene<Choice> {
  readonly element: HTMLElement;
  /** The bet is placed: something turns, falls or waits until it is known what came out. */
  start(): void;
  /** Resolves once it is seen what came out. With less motion that is at once. */
  land(choice: Choice, drawn: readonly number[]): Promise<void>;
  /** Nothing moves; what came out last, or nothing yet. */
  rest(choice: Choice, drawn: readonly number[] | null): void;
}
