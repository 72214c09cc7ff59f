import type { PlayLimit } from '@pavilion/api/protection';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount } from '@pavilion/host/money';
import { AmountField, Button, Dialog } from '@pavilion/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useChangeLimit } from '../../queries/limits';
import { useLimitTexts } from './use-limit-texts';
import styles from './limits.module.css';

const MAX_SESSION_MINUTES = 1440n;

/** Asks for an amount of the player's own, and says before it is sent when it will hold. */
export function LimitEditor({ limit, onClose }: { limit: PlayLimit; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { currencySymbol } = useBrand();
  const texts = useLimitTexts();
  const form = useId();
  const { typed, type, value, tried, setTried, submitValue, send, busy, failure } = useLimitForm(limit, onClose);
  const { kind, period } = limit;
  const session = kind === 'session';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (value !== undefined) void submitValue(value);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.name(kind, period)}
      closeLabel={formatMessage({ id: 'limits.close' })}
      size="small"
      onPhone="card"
      footer={
        <>
          {limit.value !== null && (
            <Button variant="ghost" onClick={() => send('none')} disabled={busy}>
              {formatMessage({ id: 'limits.remove' })}
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {formatMessage({ id: 'limits.save' })}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['form']} onSubmit={submit} noValidate>
        <AmountField
          label={formatMessage({ id: session ? 'limits.field.minutes' : 'limits.field.amount' })}
          hint={formatMessage({ id: `limits.kind.${kind}.text` })}
          error={tried && value === undefined ? formatMessage({ id: invalidText(kind, typed) }) : undefined}
          aside={formatMessage({ id: 'limits.current' }, { value: texts.value(kind, limit.value) })}
          value={typed}
          onValueChange={type}
          currency={session ? '' : currencySymbol}
          decimals={session ? 0 : 2}
          scale="large"
        />
        <p role="status" className={styles['facts']}>
          {formatMessage({ id: `limits.when.${effectOf(limit.value, value)}` })}
        </p>
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}

function useLimitForm(limit: PlayLimit, onDone: () => void) {
  const { kind, period, value: known } = limit;
  const { formatMessage } = useIntl();
  const { toast, confirm } = useDialogs();
  const texts = useLimitTexts();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useChangeLimit();
  const [typed, type] = useState('');
  const [tried, setTried] = useState(false);
  const send = (value: string) => {
    const waits = value === 'none' || effectOf(known, value) === 'loosens';
    mutate(
      { kind, period, value },
      {
        onSuccess: () => {
          toast('positive', formatMessage({ id: waits ? 'limits.requested' : 'limits.saved' }));
          onDone();
        },
      },
    );
  };
  /** One more look at what stops a player at once and takes a day to take back. */
  const submitValue = async (value: string) => {
    const asked = isDrastic(limit, value) && {
      title: formatMessage({ id: 'limits.drastic.title' }, { value: texts.amount(kind, value) }),
      text: formatMessage({ id: value === '0' ? `limits.drastic.zero.${zeroText(kind)}` : 'limits.drastic.text' }),
      confirm: formatMessage({ id: 'limits.drastic.confirm' }),
      cancel: formatMessage({ id: 'limits.drastic.back' }),
    };
    if (!asked || (await confirm(asked))) send(value);
  };
  return {
    typed,
    type,
    tried,
    setTried,
    submitValue,
    send,
    value: readValue(kind, typed),
    busy: isPending,
    failure: error ? textOf(error) : undefined,
  };
}

/** Minor units or minutes, as digits; nothing while it is no amount. */
function readValue(kind: PlayLimit['kind'], typed: string): string | undefined {
  const amount = parseAmount(typed);
  if (amount === undefined) return undefined;
  if (kind !== 'session') return String(amount).length > 15 ? undefined : String(amount);
  if (amount % 100n !== 0n) return undefined;
  const minutes = amount / 100n;
  return minutes >= 1n && minutes <= MAX_SESSION_MINUTES ? String(minutes) : undefined;
}

function effectOf(known: string | null, value: string | undefined): 'unknown' | 'tightens' | 'loosens' {
  if (value === undefined) return 'unknown';
  return known !== null && BigInt(value) > BigInt(known) ? 'loosens' : 'tightens';
}

/** Nothing, or less than a tenth of what holds now or was used of late; of time, less than ten minutes as well. */
function isDrastic({ kind, value: known, used }: PlayLimit, value: string): boolean {
  const wanted = BigInt(value);
  const usual = [BigInt(known ?? 0), BigInt(used)].reduce((one, other) => (one > other ? one : other));
  return wanted === 0n || wanted * 10n < usual || (kind === 'session' && wanted < 10n);
}

function zeroText(kind: PlayLimit['kind']): 'deposit' | 'play' {
  return kind === 'deposit' ? 'deposit' : 'play';
}

function invalidText(kind: PlayLimit['kind'], typed: string) {
  if (kind === 'session') return 'limits.invalid.minutes';
  return typed ? 'limits.invalid.shape' : 'limits.invalid';
}
