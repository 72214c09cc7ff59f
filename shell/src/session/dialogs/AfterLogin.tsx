import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Button, buttonClass, Dialog, KeyValueList } from '@pavilion/ui';
import { Link } from 'react-router-dom';
import type { ShellSession } from '../create-session';
import type { Popup } from '../popups';
import styles from './session-dialogs.module.css';
import { useSessionText } from './use-session-text';

interface AfterLoginProps {
  session: Pick<ShellSession, 'popups'>;
  popup: Extract<Popup, { name: 'after-login' }>;
}

/** What a member is told at the door: when and from where they came last, so that they see if it was not them. */
export function AfterLogin({ session: { popups }, popup: { account, last } }: AfterLoginProps) {
  const text = useSessionText();
  const { formatDate } = useIntl();
  const security = useLinks().to('member.security');
  return (
    <Dialog
      open
      size="small"
      onPhone="card"
      title={text('afterLogin', { account })}
      closeLabel={text('close')}
      onClose={popups.close}
      footer={
        <>
          {security && (
            <Link to={security} className={buttonClass()} onClick={popups.close}>
              {text('afterLogin.security')}
            </Link>
          )}
          <Button variant="primary" onClick={popups.close}>
            {text('check.submit')}
          </Button>
        </>
      }
    >
      <KeyValueList
        items={[
          { label: text('afterLogin.at'), value: formatDate(last.at, { dateStyle: 'medium', timeStyle: 'short' }) },
          { label: text('afterLogin.device'), value: last.device || text('greeting.device') },
          { label: text('afterLogin.address'), value: last.address },
        ]}
      />
      {security && <p className={styles['after']}>{text('afterLogin.check')}</p>}
    </Dialog>
  );
}
