import type { CodeSent } from '@pavilion/api/verification';
import type { CallError } from '@pavilion/host/http';
import { useFormContext } from 'react-hook-form';
import { useSessionText } from '../use-session-text';
import { CodeField } from './CodeField';
import { type MobileFields, mobileNumberBody } from '@pavilion/features/mobile-number';

/** The code that goes to the number beside it, within a form's provider. */
export function MobileCodeField({ send }: { send: (number: MobileFields) => Promise<CodeSent> }) {
  const text = useSessionText();
  const form = useFormContext<MobileFields & { verificationCode: string }>();
  const refuse = ({ code, message }: CallError) => {
    if (!ABOUT_THE_NUMBER.includes(code)) return false;
    form.setError('mobileNum', { type: 'server', message }, { shouldFocus: true });
    return true;
  };
  return (
    <CodeField
      {...form.register('verificationCode', { required: text('empty') })}
      error={form.formState.errors.verificationCode?.message}
      send={async () =>
        (await form.trigger('mobileNum', { shouldFocus: true })) ? send(mobileNumberBody(form.getValues())) : undefined
      }
      refuse={refuse}
    />
  );
}

const ABOUT_THE_NUMBER: readonly string[] = ['verification.phone_invalid', 'verification.country_refused', 'register.phone_taken'];
