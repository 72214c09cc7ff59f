import type { ContactWay } from '@pavilion/api/members';
import { FormFailure } from '@pavilion/features/failures';
import { ProofFields } from '@pavilion/features/proofs';
import { useIntl } from '@pavilion/host/intl';
import { Button, RadioCards, TextField } from '@pavilion/ui';
import styles from '../money-screen.module.css';
import { SecretField } from '../SecretField';
import { ContactTarget } from './ContactTarget';
import { type ContactFormState, useContactForm } from './use-contact-form';

interface ContactFormProps {
  ways: readonly ContactWay[];
  /** Why it is asked for here. */
  text: string;
  onAdded?: () => void;
  /** It can wait; missing where it is needed first. */
  onLater?: () => void;
}

/** A mail address or a mobile number, by which somebody gets back into the account who forgot the password. */
export function ContactForm({ ways, text, onAdded, onLater }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const state = useContactForm(ways, onAdded);
  const { form, way, choose, proof, submit, failure } = state;
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="contact">
      <div>
        <h2 id="contact" className={styles['subtitle']}>
          {formatMessage({ id: 'contact.title' })}
        </h2>
        <p className={styles['muted']}>{text}</p>
      </div>
      {ways.length > 1 && (
        <RadioCards
          label={formatMessage({ id: 'contact.way' })}
          options={ways.map((each) => ({ value: each, title: formatMessage({ id: `contact.way.${each}` }) }))}
          value={way}
          onValueChange={choose}
        />
      )}
      <ContactTarget key={way} {...state} />
      <CodeField {...state} />
      <SecretField
        {...form.register('password', { required: formatMessage({ id: 'withdraw.empty' }) })}
        label={formatMessage({ id: 'withdraw.paymentPassword.account' })}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <ProofFields proof={proof} />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {formatMessage({ id: 'contact.save' })}
        </Button>
        {onLater && (
          <Button variant="ghost" wide onClick={onLater}>
            {formatMessage({ id: 'contact.later' })}
          </Button>
        )}
      </div>
    </form>
  );
}

function CodeField({ form, send, sent, sending }: ContactFormState) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      {...form.register('verificationCode', { required: formatMessage({ id: 'withdraw.empty' }) })}
      label={formatMessage({ id: 'contact.code' })}
      hint={sent ? formatMessage({ id: 'contact.sent' }) : undefined}
      error={form.formState.errors.verificationCode?.message}
      required
      maxLength={12}
      inputMode="numeric"
      autoComplete="one-time-code"
      end={
        <Button size="small" variant="ghost" busy={sending} onClick={() => void send()}>
          {formatMessage({ id: 'contact.send' })}
        </Button>
      }
    />
  );
}
