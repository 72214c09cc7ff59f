import type { Dialogs } from '@pavilion/host/dialogs';
export type Question = Parameters<Dialogs['confirm']>[0];
export type ToastTone = Parameters<Dialogs['toast']>[0];

export interface ShownToast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** What is on top of the page now. */
export interface Shown {
  question: Question | undefined;
  toasts: readonly ShownToast[];
}

/** The shell's dialogs, and what their view needs. */
export interface DialogDesk extends Dialogs {
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  answer(agreed: boolean): void;
  dismiss(toast: number): void;
  /** Where customer service opens from now on: an address that tells it who is asking. */
  serviceAt(address: string): void;
}

export interface DialogNeeds {
  /** Opens customer service at an address; false when the browser lets no window open. */
  openService(address: string): boolean;
  /** What is asked then. */
  blocked(): Promise<Question>;
  /** Leaves for an address in this very tab. */
  leaveFor(address: string): void;
}

const AT_ONCE = 3;
const TOAST_MS = 5_000;
const SERVICE = '/service';

/** One question at a time, in the order asked; the newest three messages. */
export function createDialogs({ openService, blocked, leaveFor }: DialogNeeds): DialogDesk {
  const waiting: { question: Question; resolve(agreed: boolean): void }[] = [];
  const listeners = new Set<() => void>();
  let toasts: readonly ShownToast[] = [];
  let shown: Shown = { question: undefined, toasts };
  let lastId = 0;
  const change = () => {
    shown = { question: waiting[0]?.question, toasts };
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    toasts = toasts.filter((toast) => toast.id !== id);
    change();
  };
  let service = SERVICE;
  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      waiting.push({ question, resolve });
      change();
    });
  return {
    confirm,
    toast(tone, text) {
      const id = (lastId += 1);
      toasts = [...toasts.filter((toast) => toast.text !== text), { id, tone, text }].slice(-AT_ONCE);
      change();
      setTimeout(() => dismiss(id), TOAST_MS);
    },
    customerService() {
      const address = service;
      if (openService(address)) return;
      void blocked()
        .then(confirm)
        .then((agreed) => agreed && leaveFor(address));
    },
    serviceAt(address) {
      service = address;
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(agreed) {
      waiting.shift()?.resolve(agreed);
      change();
    },
    dismiss,
  };
}
