import { Checkbox } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { RegistrationValues } from './registration-values';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';

/** What has to be agreed to before anybody may have an account. */
export function Agreements({ form, age }: { form: UseFormReturn<RegistrationValues>; age: number }) {
  const text = useSessionText();
  const { errors } = form.formState;
  const agreed = { required: text('agree') };
  const terms = (words: ReactNode[]) => (
    <a key="terms" href="/help#term" target="_blank" rel="noopener" className={styles['link']}>
      {words}
    </a>
  );
  return (
    <div className={styles['agreements']}>
      <Checkbox {...form.register('adult', agreed)} required label={text('adult', { age })} error={errors.adult?.message} />
      <Checkbox
        {...form.register('terms', agreed)}
        required
        label={<FormattedMessage id="terms" values={{ terms }} />}
        error={errors.terms?.message}
      />
    </div>
  );
}
