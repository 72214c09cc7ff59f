import type { Mission } from '@pavilion/api/missions';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button } from '@pavilion/ui';
import { useClaimMission, useJoinMission } from '../../queries/missions';
import styles from './missions.module.css';

/** What a player can do with a mission: join it, or claim what it brings. */
export function MissionActions({ mission }: { mission: Mission }) {
  const isReached = mission.state === 'reached';
  if (!mission.joinable && !isReached) return null;
  return <div className={styles['actions']}>{mission.joinable ? <Join mission={mission} /> : <Claim mission={mission} />}</div>;
}

function Join({ mission: { code, name } }: { mission: Mission }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useJoinMission();
  return (
    <>
      <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
      <Button
        busy={isPending}
        aria-label={formatMessage({ id: 'missions.joinOne' }, { name: name[locale] })}
        onClick={() => mutate(code)}
      >
        {formatMessage({ id: 'missions.join' })}
      </Button>
    </>
  );
}

function Claim({ mission: { code, period, prize, name } }: { mission: Mission }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const textOf = useFailureText();
  const { toast } = useDialogs();
  const { mutateAsync, isPending, error } = useClaimMission();
  // Once it is claimed this button is gone, and what it would have been told of it too.
  const claim = () =>
    mutateAsync({ code, period }).then(
      () => toast('positive', formatMessage({ id: 'missions.claimDone' }, { prize: money(prize) })),
      // What went wrong stands above the button.
      () => undefined,
    );
  return (
    <>
      <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
      <Button
        variant="primary"
        busy={isPending}
        aria-label={formatMessage({ id: 'missions.claimOne' }, { prize: money(prize), name: name[locale] })}
        onClick={() => void claim()}
      >
        {formatMessage({ id: 'missions.claim' })}
      </Button>
    </>
  );
}
