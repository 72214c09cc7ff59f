import { useIntl } from '@pavilion/host/intl';
import { useGoTo } from '@pavilion/host/links';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { Avatar, Menu } from '@pavilion/ui';
import styles from './agent-layout.module.css';

/** Who is signed in, and the way out, back to the agents' landing page. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const goTo = useGoTo();
  const { signOut } = useSessionActions();
  if (!member) return null;
  const leave = async () => {
    await signOut();
    goTo('agent.landing');
  };
  return (
    <Menu
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          className={styles['account']}
          aria-label={formatMessage({ id: 'account.menu' }, { account: member.account })}
        >
          <Avatar name={member.nickname || member.account} size="small" />
          <span className={styles['name']}>{member.account}</span>
        </button>
      )}
      items={[{ id: 'out', icon: 'log-out', label: formatMessage({ id: 'account.signOut' }), onSelect: () => void leave() }]}
    />
  );
}
