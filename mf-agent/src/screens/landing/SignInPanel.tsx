import { useIntl } from '@pavilion/host/intl';
import { useGoTo } from '@pavilion/host/links';
import { useMember } from '@pavilion/host/session';
import { Button } from '@pavilion/ui';
import styles from './sign-in-panel.module.css';
import { LogInForm } from './LogInForm';

/** The way in: straight on for an agent who is logged in, the form for everybody else. */
export function SignInPanel() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  const member = useMember();
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'logIn.title' })}>
      <h2 className={styles['title']}>{formatMessage({ id: 'logIn.title' })}</h2>
      {member?.agent ? (
        <>
          <p className={styles['text']}>{formatMessage({ id: 'logIn.signedInAs' }, { account: member.account })}</p>
          <Button variant="primary" size="large" wide endIcon="arrow-right" onClick={() => goTo('agent.overview')}>
            {formatMessage({ id: 'logIn.continue' })}
          </Button>
        </>
      ) : (
        <>
          {member && <p className={styles['text']}>{formatMessage({ id: 'logIn.notAgent' }, { account: member.account })}</p>}
          <LogInForm onDone={() => goTo('agent.overview')} />
        </>
      )}
    </section>
  );
}
