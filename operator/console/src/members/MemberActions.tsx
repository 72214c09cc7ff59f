import type { MemberView } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { BirthdayDialog } from './BirthdayDialog';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import queueStyles from '../queues/queues.module.css';
import styles from './members.module.css';

type MemberAction = 'lock' | 'unlock' | 'recover' | 'signOut' | 'birthdayBack';

export interface MemberActionsProps {
  brand: string;
  member: MemberView;
  onChanged: () => void;
}

/** What an operator can do for or against a member, each with a reason. */
export function MemberActions({ brand, member, onChanged }: MemberActionsProps) {
  const t = useTexts();
  const staff = useStaff();
  const may = useHasRole()('operator', brand);
  const [action, setAction] = useState<MemberAction>();
  const [asksBirthday, setAsksBirthday] = useState(false);
  const { id, account, status, recoverable, sessions, birthday, waitingBirthday } = member;
  const acts: Readonly<Record<MemberAction, (reason: string) => Promise<unknown>>> = {
    lock: (reason) => staff.members.lock(brand, id, { locked: true, reason }),
    unlock: (reason) => staff.members.lock(brand, id, { locked: false, reason }),
    recover: (reason) => staff.members.recover(brand, id, reason),
    signOut: (reason) => staff.members.signOut(brand, id, reason),
    birthdayBack: (reason) => staff.members.withdrawBirthday(brand, id, reason),
  };
  return (
    <div className={queueStyles['actions']}>
      {status === 'locked' ? (
        <Button icon="key" disabled={!may} onClick={() => setAction('unlock')}>
          {t('members.unlock')}
        </Button>
      ) : (
        <Button variant="danger" icon="lock" disabled={!may || status === 'closed'} onClick={() => setAction('lock')}>
          {t('members.lock')}
        </Button>
      )}
      <Button icon="log-out" disabled={!may || sessions.length === 0} onClick={() => setAction('signOut')}>
        {t('members.signOut')}
      </Button>
      <Button icon="mail" disabled={!may || !recoverable} onClick={() => setAction('recover')}>
        {t('members.recover')}
      </Button>
      <Button icon="shield-check" disabled={!may} onClick={() => setAsksBirthday(true)}>
        {t('members.birthdayConfirm')}
      </Button>
      {(birthday ?? waitingBirthday) && (
        <Button disabled={!may} onClick={() => setAction('birthdayBack')}>
          {t('members.birthdayBack')}
        </Button>
      )}
      {!recoverable && <p className={styles['quiet']}>{t('members.unreachable')}</p>}
      {asksBirthday && (
        <BirthdayDialog brand={brand} member={member} onChanged={onChanged} onClose={() => setAsksBirthday(false)} />
      )}
      {action && (
        <ReasonDialog
          title={t(`members.${action}One`, { account })}
          text={t(`members.${action}Text`)}
          confirmLabel={t(`members.${action}`)}
          destructive={action === 'lock' || action === 'birthdayBack'}
          doneText={t(`members.${action}Done`, { account })}
          act={acts[action]}
          onDone={onChanged}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  );
}
