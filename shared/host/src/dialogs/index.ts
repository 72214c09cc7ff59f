import { useHost } from '../host';
import type { Dialogs } from './dialogs';

export type { Dialogs } from './dialogs';

/** Confirmation, toasts and customer service. @public */
export function useDialogs(): Dialogs {
  return useHost().dialogs;
}
