import type { useDialogs } from '@pavilion/host/dialogs';
import type { useIntl } from '@pavilion/host/intl';

/** Puts a text on the clipboard and says so in the words of `done`, or that the browser does not allow it. */
export function copyText(
  text: string,
  toast: ReturnType<typeof useDialogs>['toast'],
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  done: string,
): void {
  void navigator.clipboard.writeText(text).then(
    () => toast('positive', formatMessage({ id: done })),
    () => toast('info', formatMessage({ id: 'receipt.notCopied' })),
  );
}
