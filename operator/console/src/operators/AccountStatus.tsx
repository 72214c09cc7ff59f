import type { OperatorLine, OperatorSponsor } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import type { OperatorDecision } from './OperatorDecisionDialog';
import styles from './operators.module.css';

export interface AccountStatusProps {
  operator: OperatorLine;
  onDecide: (decision: OperatorDecision) => void;
}

/** How somebody is to get in, who may be behind the account, and what this admin may do about both. */
export function AccountStatus({ operator, onDecide }: AccountStatusProps) {
  const t = useTexts();
  const { enrolment, sponsors, mayRelease, mayConfirm, displayName } = operator;
  return (
    <div className={styles['status']}>
      {enrolment && <span>{t(`operators.enrolment.${enrolment}`)}</span>}
      {sponsors.map((sponsor) => (
        <Sponsor key={`${sponsor.name} ${sponsor.cause}`} {...sponsor} />
      ))}
      {!enrolment && sponsors.length === 0 && <span className={styles['quiet']}>{t('operators.confirmed')}</span>}
      {mayRelease && (
        <Button
          size="small"
          aria-label={t('operators.releaseOne', { name: displayName })}
          onClick={() => onDecide({ kind: 'release', operator })}
        >
          {t('operators.release')}
        </Button>
      )}
      {mayConfirm && (
        <Button
          size="small"
          variant="primary"
          aria-label={t('operators.confirmOne', { name: displayName })}
          onClick={() => onDecide({ kind: 'confirm', operator })}
        >
          {t('operators.confirm')}
        </Button>
      )}
    </div>
  );
}

function Sponsor({ name, cause }: OperatorSponsor) {
  const t = useTexts();
  return <span>{t(`operators.sponsor.${cause}`, { name: name ?? t('operators.commandLine') })}</span>;
}
