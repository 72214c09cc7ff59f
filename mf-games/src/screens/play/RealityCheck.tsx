import { realityCheckMinutes } from '@pavilion/api/launch';
import { useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Dialog, KeyValueList, SelectField } from '@pavilion/ui';
import { type Position, useRealityCheckInterval } from '../../queries/position';
import { useFormatDuration } from '../../features/use-format-duration';
import styles from './facts.module.css';

interface RealityCheckProps {
  position: Position;
  onContinue: () => void;
  onEnd: () => void;
}

/** How long and how well the player has played, in numbers alone; both ways on are offered alike. */
export function RealityCheck({ position, onContinue, onEnd }: RealityCheckProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const clock = useFormatDuration();
  const say = (id: string) => formatMessage({ id });
  const { seconds, stakes, payouts, net } = position;
  return (
    <Dialog
      open
      onClose={onContinue}
      title={say('games.realityCheck.title')}
      closeLabel={say('games.realityCheck.continue')}
      size="small"
      onPhone="card"
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onEnd}>{say('games.realityCheck.stop')}</Button>
          <Button onClick={onContinue}>{say('games.realityCheck.continue')}</Button>
        </>
      }
    >
      {/* Not the field below: what a player presses for their game would change it. */}
      <p className={styles['text']} data-autofocus tabIndex={-1}>
        {say('games.realityCheck.text')}
      </p>
      <KeyValueList
        items={[
          { label: say('games.realityCheck.time'), value: clock(seconds) },
          { label: say('games.realityCheck.stakes'), value: money(stakes) },
          { label: say('games.realityCheck.payouts'), value: money(payouts) },
          { label: say('games.realityCheck.net'), value: money(net, { signed: true }), strong: true },
        ]}
      />
      <Interval minutes={position.checkEvery} />
    </Dialog>
  );
}

function Interval({ minutes }: { minutes: number }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const { mutate, isPending, variables } = useRealityCheckInterval();
  const chosen = isPending ? variables : minutes;
  const offered = realityCheckMinutes.some((each) => each === minutes) ? realityCheckMinutes : [minutes, ...realityCheckMinutes];
  return (
    <SelectField
      className={styles['interval']}
      label={formatMessage({ id: 'games.realityCheck.interval' })}
      options={offered.map((each) => ({
        value: String(each),
        label: formatMessage({ id: 'games.realityCheck.minutes' }, { minutes: each }),
      }))}
      value={String(chosen)}
      onChange={({ target }) => {
        const wanted = realityCheckMinutes.find((each) => String(each) === target.value);
        if (wanted === undefined) return;
        mutate(wanted, {
          onSuccess: () => toast('positive', formatMessage({ id: 'games.realityCheck.saved' }, { minutes: wanted })),
          onError: (problem) => toast('negative', textOf(problem)),
        });
      }}
    />
  );
}
