import { Button, Dialog } from '@pavilion/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../messages';

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  /** Whether what was typed can be sent. */
  ready: boolean;
  busy?: boolean;
  className?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. A press beside it does not close it, so that nothing typed is lost. */
export function FormDialog({ title, submitLabel, ready, busy, className, onSubmit, onClose, children }: FormDialogProps) {
  const t = useTexts();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy} disabled={!ready}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
