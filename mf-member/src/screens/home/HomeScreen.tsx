import { useBrand, useFlag } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { Avatar, Badge, buttonClass, Card } from '@pavilion/ui';
import { CopyButton } from '../../features/CopyButton';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { useMemberInfo } from '../../queries/member-info';
import styles from './home.module.css';
import { Invitation } from './Invitation';
import { QuickLinks } from './QuickLinks';

/** Who I am here, what I have, and where to go. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  const { name: brand } = useBrand();
  const referral = useFlag('REFERRAL');
  const member = useMember();
  const { data } = useMemberInfo();
  if (!member) return null;
  const shownName = member.nickname || member.account;
  return (
    <div className={styles['screen']}>
      <Card tone="accent" className={styles['hero']}>
        <div className={styles['member']}>
          <Avatar name={shownName} size="large" />
          <div className={styles['names']}>
            <h1 className={styles['greeting']}>{formatMessage({ id: 'home.greeting' }, { name: shownName })}</h1>
            <p className={styles['facts']}>
              <Badge tone={member.agent ? 'accent' : 'neutral'}>
                {formatMessage({ id: member.agent ? 'home.agent' : 'home.member' }, { brand })}
              </Badge>
              <span className={styles['id']}>ID {member.id}</span>
              <CopyButton label={formatMessage({ id: 'home.copyId' })} text={member.id} />
            </p>
          </div>
        </div>
        <div className={styles['money']}>
          <Slot name="header.balance" />
          <Slot name="side.actions" compact={false} />
        </div>
      </Card>
      <QuickLinks />
      <Slot name="member.dashboard" />
      <div className={styles['pair']}>
        {referral && data && <Invitation code={data.inviteCode} />}
        {data?.previousSignIn && <PreviousSignIn {...data.previousSignIn} />}
      </div>
    </div>
  );
}

function PreviousSignIn({ at, device, address }: { at: string; device: string; address: string }) {
  const { formatMessage } = useIntl();
  const moment = useFormatDateTime();
  const from = device || formatMessage({ id: 'device.unknown' });
  const security = useLinks().to('member.security');
  return (
    <Panel title={formatMessage({ id: 'home.safety' })}>
      <p className={styles['previous']}>{formatMessage({ id: 'home.lastLogin' }, { at: moment(at), device: from, address })}</p>
      {security && (
        <Link to={security} className={buttonClass({ size: 'small' })}>
          {formatMessage({ id: 'security.title' })}
        </Link>
      )}
    </Panel>
  );
}
