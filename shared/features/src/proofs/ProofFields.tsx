import { sendProofCode } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { Button, RadioCards, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useFailureText } from '../failures';
import styles from './proof-fields.module.css';
import { texts } from './texts';
import type { ProofState } from './use-proof';

/** Which proof, and its answer; nothing before the gateway asked for one. */
export function ProofFields({ proof }: { proof: ProofState }) {
  const { title, text, ways: names } = texts[useLocale()];
  if (!proof.ways || !proof.way) return null;
  return (
    <fieldset className={styles['proof']}>
      <legend className={styles['title']}>{title}</legend>
      <p className={styles['text']}>{text}</p>
      {proof.ways.length > 1 && (
        <RadioCards
          label={title}
          layout="list"
          value={proof.way}
          onValueChange={proof.choose}
          options={proof.ways.map(({ way, target }) => ({
            value: way,
            title: names[way].title,
            ...(target && { text: <bdi>{target}</bdi> }),
          }))}
        />
      )}
      <AnswerField key={proof.way} proof={proof} way={proof.way} />
    </fieldset>
  );
}

function AnswerField({ proof, way }: { proof: ProofState; way: NonNullable<ProofState['way']> }) {
  const { sent: sentText, ways: names } = texts[useLocale()];
  const [sent, setSent] = useState(false);
  const bySending = way === 'sms' || way === 'mail';
  return (
    <TextField
      label={names[way].field}
      value={proof.answer}
      onChange={({ target }) => proof.type(target.value)}
      error={proof.error}
      hint={sent ? sentText : undefined}
      required
      maxLength={64}
      type={way === 'payment-password' ? 'password' : 'text'}
      inputMode={way === 'authenticator' ? 'text' : 'numeric'}
      autoComplete={way === 'payment-password' ? 'off' : 'one-time-code'}
      spellCheck={false}
      end={bySending && <SendCode way={way} onSent={() => setSent(true)} onFailed={proof.fail} />}
    />
  );
}

interface SendCodeProps {
  way: 'sms' | 'mail';
  onSent: () => void;
  onFailed: (text: string) => void;
}

function SendCode({ way, onSent, onFailed }: SendCodeProps) {
  const { send } = texts[useLocale()];
  const client = useClient();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await client.call(sendProofCode, { way });
      onSent();
    } catch (reason) {
      onFailed(failureText(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="ghost" busy={busy} onClick={() => void press()}>
      {send}
    </Button>
  );
}
