import type { ToastAction } from '@pavilion/host/dialogs';
import { Button, ConfirmDialog, Toast, ToastRegion } from '@pavilion/ui/core';
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
        {toasts.map(({ id, tone, text, action }) => (
          <Toast
            key={id}
            tone={tone}
            title={text}
            action={action && <ToastButton action={action} onPressed={() => controller.dismiss(id)} />}
            onClose={() => controller.dismiss(id)}
            closeLabel={formatMessage({ id: 'toasts.close' })}
          />
        ))}
      </ToastRegion>
    </>
  );
}

function ToastButton({ action: { label, onPress }, onPressed }: { action: ToastAction; onPressed: () => void }) {
  const press = () => {
    onPressed();
    onPress();
  };
  return (
    <Button size="small" variant="secondary" onClick={press}>
      {label}
    </Button>
  );
}
