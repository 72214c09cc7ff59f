/** The shell's own dialogs and messages. @public @sealed */
export interface Dialogs {
  /** Asks; resolves to what the player chose. */
  confirm(question: { title: string; text: string; confirm: string; cancel: string; danger?: boolean }): Promise<boolean>;
  /** A short message that goes away by itself. */
  toast(tone: 'positive' | 'negative' | 'info', text: string): void;
  /** Opens customer service. */
  customerService(): void;
}
