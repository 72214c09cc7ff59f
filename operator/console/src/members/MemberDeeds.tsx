import type { MemberView } from '@pavilion/api/operations';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../deeds/ReasonDialog';
import { useTexts } from '../messages';
import { useMay } from '../session/session-context';
import desk from '../desk/desk.module.css';
import styles from './members.module.css';

type Deed = 'lock' | 'unlock' | 'recover' | 'signOut';

export interface MemberDeedsProps {
  brand: string;
  member: MemberView;
  onChanged: () => void;
}

/** What an operator can do for or against a member, each with a reason. */
export function MemberDeeds({ brand, member, onChanged }: MemberDeedsProps) {
  const t = useTexts();
  const staff = useStaff();
  const may = useMay()('operator', brand);
  const [deed, setDeed] = useState<Deed>();
  const { id, account, status, recoverable, sessions } = member;
  const acts: Readonly<Record<Deed, (reason: string) => Promise<unknown>>> = {
    lock: (reason) => staff.lockMember(brand, id, { locked: true, reason }),
    unlock: (reason) => staff.lockMember(brand, id, { locked: false, reason }),
    recover: (reason) => staff.recoverMember(brand, id, reason),
    signOut: (reason) => staff.signOutMember(brand, id, reason),
  };
  return (
    <div className={desk['deeds']}>
      {status === 'locked' ? (
        <Button icon="key" disabled={!may} onClick={() => setDeed('unlock')}>
          {t('members.unlock')}
        </Button>
      ) : (
        <Button variant="danger" icon="lock" disabled={!may || status === 'closed'} onClick={() => setDeed('lock')}>
          {t('members.lock')}
        </Button>
      )}
      <Button icon="log-out" disabled={!may || sessions.length === 0} onClick={() => setDeed('signOut')}>
        {t('members.signOut')}
      </Button>
      <Button icon="mail" disabled={!may || !recoverable} onClick={() => setDeed('recover')}>
        {t('members.recover')}
      </Button>
      {!recoverable && <p className={styles['quiet']}>{t('members.unreachable')}</p>}
      {deed && (
        <ReasonDialog
          title={t(`members.${deed}One`, { account })}
          text={t(`members.${deed}Text`)}
          confirmLabel={t(`members.${deed}`)}
          destructive={deed === 'lock'}
          doneText={t(`members.${deed}Done`, { account })}
          act={acts[deed]}
          onDone={onChanged}
          onClose={() => setDeed(undefined)}
        />
      )}
    </div>
  );
}
