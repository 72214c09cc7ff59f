import { ConfirmDialog, Toast, ToastRegion } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { DialogController } from './create-dialogs';

/** Draws the questions and messages that anybody on the page asked for. */
export function DialogHost({ controller }: { controller: DialogController }) {
  const { question, toasts } = useSyncExternalStore(controller.subscribe, controller.current);
  const { formatMessage } = useIntl();
  return (
    <>
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title}
        confirmLabel={question?.confirm}
        cancelLabel={question?.cancel ?? ''}
        danger={question?.danger}
        onConfirm={() => controller.answer(true)}
        onCancel={() => controller.answer(false)}
      >
        {question?.text}
      </ConfirmDialog>
      <ToastRegion label={formatMessage({ id: 'toasts.label' })}>
        {toasts.map(({ id, tone, text }) => (
          <Toast
            key={id}
            tone={tone}
            title={text}
            onClose={() => controller.dismiss(id)}
            closeLabel={formatMessage({ id: 'toasts.close' })}
          />
        ))}
      </ToastRegion>
    </>
  );
}
