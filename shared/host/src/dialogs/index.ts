import { useHost } from '../host';
import type { Dialogs } from './dialogs';

export type { Dialogs, ToastAction } from './dialogs';

/** Confirmation, toasts and customer service. @public */
export function useDialogs(): Dialogs {
  return useHost().dialogs;
}
