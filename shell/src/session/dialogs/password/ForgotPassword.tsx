import { useFlag } from '@pavilion/host/brand';
import { Dialog, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { ShellSession } from '../../create-session';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { ForgotPasswordByMail } from './ForgotPasswordByMail';
import { ForgotPasswordByMobile } from './ForgotPasswordByMobile';

/** The ways to a new password for somebody who has lost theirs. */
export function ForgotPassword({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const [way, setWay] = useState<'mail' | 'mobile'>('mail');
  const byMobile = useFlag('MOBILERECOVERY');
  const form = way === 'mail' ? <ForgotPasswordByMail session={session} /> : <ForgotPasswordByMobile session={session} />;
  return (
    <Dialog
      open
      size="small"
      title={text('forgot.title')}
      closeLabel={text('close')}
      onClose={session.popups.close}
      closeOnBackdrop={false}
    >
      {byMobile ? (
        <Tabs
          label={text('forgot.methods')}
          look="pills"
          className={styles['tabs']}
          tabs={[
            { id: 'mail', label: text('forgot.mail') },
            { id: 'mobile', label: text('forgot.mobile') },
          ]}
          selected={way}
          onSelect={setWay}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <p className={styles['back']}>
        <button type="button" className={styles['link']} onClick={() => session.popups.open({ name: 'sign-in' })}>
          {text('forgot.back')}
        </button>
      </p>
    </Dialog>
  );
}
