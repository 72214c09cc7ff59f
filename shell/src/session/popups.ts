import type { ChallengeRequired, PasswordFault } from '@pavilion/api/auth';
import type { SignInRecord } from '@pavilion/api/members';

/** What the session shows over the page, and what each needs to know. */
export type Popup =
  | { name: 'sign-in' }
  | { name: 'register' }
  | { name: 'forgot-password' }
  | { name: 'reset-password'; code: string }
  | { name: 'check'; needed: ChallengeRequired }
  /** `known` is the present password where it was typed a moment ago. */
  | { name: 'change-password'; fault: PasswordFault | undefined; known?: string | undefined }
  /** Somebody came by an address that signs in as `account`; `present` is who is signed in here. `go` signs in. */
  | { name: 'continue-as'; account: string; present: string | undefined; go: () => Promise<unknown> }
  | { name: 'real-account' }
  /** Somebody logged in who was here before: `last` is when and from where. */
  | { name: 'after-login'; account: string; last: SignInRecord }
  /** After registration, beside the page. */
  | { name: 'limits' };

/** Which popup is open, for its view. */
export interface Popups {
  current(): Popup | undefined;
  subscribe(listener: () => void): () => void;
  /** A password that must be changed lets nothing else over the page. */
  open(popup: Popup): void;
  close(): void;
}

export function createPopups(onClose: () => void): Popups {
  const listeners = new Set<() => void>();
  let current: Popup | undefined;
  const show = (popup: Popup | undefined) => {
    current = popup;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open(popup) {
      if (current?.name !== 'change-password') show(popup);
    },
    close() {
      show(undefined);
      onClose();
    },
  };
}
