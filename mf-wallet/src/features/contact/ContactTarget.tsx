import { digitsOf, MobileNumberFields } from '@pavilion/features/mobile-number';
import { useIntl } from '@pavilion/host/intl';
import { TextField } from '@pavilion/ui';
import { FormProvider } from 'react-hook-form';
import type { ContactFormState } from './use-contact-form';

/** Where the code goes. */
export function ContactTarget({ form, way }: ContactFormState) {
  const { formatMessage } = useIntl();
  const { errors } = form.formState;
  const required = formatMessage({ id: 'withdraw.empty' });
  if (way === 'mail')
    return (
      <TextField
        {...form.register('email', { required })}
        label={formatMessage({ id: 'contact.way.mail' })}
        error={errors.email?.message}
        required
        maxLength={120}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        icon="mail"
      />
    );
  return (
    <FormProvider {...form}>
      <MobileNumberFields
        texts={{
          country: formatMessage({ id: 'contact.country' }),
          number: formatMessage({ id: 'contact.way.mobile' }),
          empty: required,
          invalid: (country) => formatMessage({ id: 'contact.invalid' }, { digits: digitsOf(country), example: country.example }),
        }}
      />
    </FormProvider>
  );
}
