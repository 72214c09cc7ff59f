import type { Country } from '@pavilion/api/verification';
import { SelectField, TextField } from '@pavilion/ui';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './mobile-number-fields.module.css';
import { isMobileNumberOf, type MobileFields } from './mobile-number';
import { useCountries } from './use-countries';

interface MobileNumberFieldsProps {
  required?: boolean;
  texts: {
    country: string;
    number: string;
    empty: string;
    /** What a number of this country looks like, for whoever typed something else. */
    invalid(country: Country): string;
  };
}

/** Country and number, side by side, within a form's provider. The country's own rule says what a number looks like. @public */
export function MobileNumberFields({ required = true, texts }: MobileNumberFieldsProps) {
  const form = useFormContext<MobileFields>();
  const known = useCountries();
  const { errors } = form.formState;
  const chosen = form.watch('countryDialingCode');
  const country = known.find(({ countryDialingCode }) => countryDialingCode === chosen) ?? known[0];
  const first = known[0]?.countryDialingCode;
  useEffect(() => {
    if (first && !form.getValues('countryDialingCode')) form.setValue('countryDialingCode', first);
  }, [first, form]);
  const number = form.register('mobileNum', {
    required: required && texts.empty,
    validate: (typed: string) => !typed || !country || isMobileNumberOf(country, typed) || texts.invalid(country),
  });
  return (
    <div className={styles['mobile']}>
      <SelectField
        {...form.register('countryDialingCode')}
        label={texts.country}
        options={known.map(({ countryCode, countryDialingCode }) => ({
          value: countryDialingCode,
          label: `+${countryDialingCode} ${countryCode}`,
        }))}
        autoComplete="tel-country-code"
      />
      <TextField
        {...number}
        label={texts.number}
        required={required}
        error={errors.mobileNum?.message}
        placeholder={country?.example}
        maxLength={24}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
