import type { Dialogs, ToastAction } from '@pavilion/host/dialogs';
export type Question = Parameters<Dialogs['confirm']>[0];
export type ToastTone = Parameters<Dialogs['toast']>[0];

export interface ShownToast {
  id: number;
  tone: ToastTone;
  text: string;
  action: ToastAction | undefined;
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
  /** What is said when even the question could not be fetched. */
  failureText(): string;
  /** Leaves for an address in this very tab. */
  navigateTo(address: string): void;
}

const MAX_TOASTS = 3;
const TOAST_MS = 5_000;
/** Time to read it and to reach its button. */
const TOAST_WITH_BUTTON_MS = 15_000;
const SERVICE = '/service';

/** One question at a time, in the order asked; the newest three messages. */
export function createDialogs({ openService, popupBlockedQuestion, failureText, navigateTo }: DialogOptions): DialogController {
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
  const toast: Dialogs['toast'] = (tone, text, action) => {
    const id = (lastId += 1);
    toasts = [...toasts.filter((each) => each.text !== text), { id, tone, text, action }].slice(-MAX_TOASTS);
    change();
    setTimeout(() => dismiss(id), action ? TOAST_WITH_BUTTON_MS : TOAST_MS);
  };
  return {
    confirm,
    toast,
    customerService() {
      const address = service;
      if (openService(address)) return;
      void popupBlockedQuestion()
        .then(confirm)
        .then((agreed) => agreed && navigateTo(address))
        // Its text is fetched when it is needed, and without a network it is not.
        .catch(() => toast('negative', failureText()));
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
