import type { Dialogs } from '@pavilion/host/dialogs';
export type Question = Parameters<Dialogs['confirm']>[0];
export type ToastTone = Parameters<Dialogs['toast']>[0];

export interface ShownToast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** What is on top of the page now. */
export interface DialogState {
  question: Question | undefined;
  toasts: readonly ShownToast[];
}

/** The shell's dialogs, and what their view needs. */
export interface DialogController extends Dialogs {
  current(): DialogState;
  subscribe(listener: () => void): () => void;
  answer(agreed: boolean): void;
  dismiss(toast: number): void;
  /** Where customer service opens from now on: an address that tells it who is asking. */
  setServiceAddress(address: string): void;
}

export interface DialogOptions {
  /** Opens customer service at an address; false when the browser lets no window open. */
  openService(address: string): boolean;
  /** What is asked then. */
  popupBlockedQuestion(): Promise<Question>;
  /** Leaves for an address in this very tab. */
  navigateTo(address: string): void;
}

const MAX_TOASTS = 3;
const TOAST_MS = 5_000;
const SERVICE = '/service';

/** One question at a time, in the order asked; the newest three messages. */
export function createDialogs({ openService, popupBlockedQuestion, navigateTo }: DialogOptions): DialogController {
  const waiting: { question: Question; resolve(agreed: boolean): void }[] = [];
  const listeners = new Set<() => void>();
  let toasts: readonly ShownToast[] = [];
  let shown: DialogState = { question: undefined, toasts };
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
      toasts = [...toasts.filter((toast) => toast.text !== text), { id, tone, text }].slice(-MAX_TOASTS);
      change();
      setTimeout(() => dismiss(id), TOAST_MS);
    },
    customerService() {
      const address = service;
      if (openService(address)) return;
      void popupBlockedQuestion()
        .then(confirm)
        .then((agreed) => agreed && navigateTo(address));
    },
    setServiceAddress(address) {
      service = address;
    },
    current: () => shown,
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
