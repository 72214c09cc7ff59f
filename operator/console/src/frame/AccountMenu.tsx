import { Avatar, Icon, Menu } from '@pavilion/ui';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { useSession } from '../session/session-context';
import styles from './frame.module.css';
import { useToast } from './toasts';

export function AccountMenu() {
  const t = useTexts();
  const { operator, signOut } = useSession();
  const toast = useToast();
  const go = useNavigate();
  const failureText = useFailureText();
  if (!operator) return null;
  const leave = () =>
    void signOut().catch((failure: unknown) =>
      toast({ tone: 'negative', title: t('frame.stillSignedIn'), text: failureText(failure) }),
    );
  const { displayName, name, roles } = operator;
  return (
    <Menu
      align="start"
      trigger={(attributes) => (
        <button type="button" {...attributes} className={styles['account']} aria-label={t('frame.account', { name: displayName })}>
          <Avatar name={displayName} size="small" />
          <span className={styles['accountName']}>{displayName}</span>
          <Icon name="chevron-up" size={16} />
        </button>
      )}
      header={
        <div className={styles['whoami']}>
          <strong>{name}</strong>
          {Object.entries(roles).map(([brand, role]) => (
            <span key={brand}>
              {brand === '*' ? t('operators.everyBrand') : brand} · {t(`role.${role}`)}
            </span>
          ))}
        </div>
      }
      items={[
        { id: 'account', icon: 'user', label: t('account.title'), onSelect: () => void go('/account') },
        { id: 'leave', icon: 'log-out', label: t('frame.signOut'), onSelect: leave },
      ]}
    />
  );
}
