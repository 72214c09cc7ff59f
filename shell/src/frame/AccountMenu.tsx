import { useDialogs } from '@pavilion/host/dialogs';
import type { Member } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { Avatar, Menu, type MenuItem } from '@pavilion/ui/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMenuEntries } from '../menus/use-menu-entries';
import { useLocalizedText } from '../site-context';
import styles from './AccountMenu.module.css';
import { CopiedDialog } from './CopiedDialog';
import { useSignOut } from './use-sign-out';

/** The avatar and what stands behind it. */
export function AccountMenu({ member }: { member: Member }) {
  const { formatMessage } = useIntl();
  const text = useLocalizedText();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [copied, setCopied] = useState(false);
  const copyId = useCopyId(member, () => setCopied(true));
  const { customerService } = useDialogs();
  const pages = useMenuEntries('account').map(({ id, label, icon, address }): MenuItem => ({
    id,
    icon,
    label: text(label),
    onSelect: () => void navigate(address),
  }));
  const own: MenuItem[] = [
    { id: 'copy', icon: 'copy', label: formatMessage({ id: 'account.copyId' }), onSelect: copyId, separated: pages.length > 0 },
    { id: 'service', icon: 'headphones', label: formatMessage({ id: 'service' }), onSelect: customerService },
    { id: 'sign-out', icon: 'log-out', label: formatMessage({ id: 'session.signOut' }), onSelect: signOut, separated: true },
  ];
  const shownName = member.nickname || member.account;
  return (
    <>
      <Menu
        opensOnHover
        header={
          <>
            <div className={styles['member']}>
              <Avatar name={shownName} />
              <div className={styles['names']}>
                <p className={styles['name']}>{shownName}</p>
                <p className={styles['id']}>{member.trial ? formatMessage({ id: 'account.trial' }) : `ID ${member.id}`}</p>
              </div>
            </div>
            <Slot name="account.member" />
          </>
        }
        trigger={(attributes) => (
          <button
            type="button"
            {...attributes}
            className={`pv-header-button ${styles['avatar']}`}
            aria-label={formatMessage({ id: 'account.menu' }, { name: shownName })}
          >
            <Avatar name={shownName} />
          </button>
        )}
        items={[...pages, ...own]}
      />
      <CopiedDialog open={copied} onClose={() => setCopied(false)} />
    </>
  );
}

function useCopyId({ id }: Member, onCopied: () => void): () => void {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  return () =>
    void navigator.clipboard
      .writeText(id)
      .then(onCopied, () => toast('negative', formatMessage({ id: 'account.notCopied' }, { id })));
}
