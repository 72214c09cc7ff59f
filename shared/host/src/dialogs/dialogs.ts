/** A button in a message; pressed, the message goes. @public */
export interface ToastAction {
  /** What the button says. */
  label: string;
  /** What it does. */
  onPress: () => void;
}

/** The shell's own dialogs and messages. @public @sealed */
export interface Dialogs {
  /** Asks; resolves to what the player chose. */
  confirm(question: { title: string; text: string; confirm: string; cancel: string; danger?: boolean }): Promise<boolean>;
  /** A short message that goes away by itself, later when it has a button that leads on. */
  toast(tone: 'positive' | 'negative' | 'info', text: string, action?: ToastAction): void;
  /** Opens customer service. */
  customerService(): void;
}
