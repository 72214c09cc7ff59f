import { SelectField, TextField } from '@pavilion/ui';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSessionText } from '../use-session-text';
import { isMobileNumberOf, type MobileFields } from './mobile-number';
import styles from './mobile.module.css';
import { useCountries } from './use-countries';

/** Country and number, side by side, within a form's provider. The country's own rule says what a number looks like. */
export function MobileField({ required = true }: { required?: boolean }) {
  const form = useFormContext<MobileFields>();
  const text = useSessionText();
  const known = useCountries();
  const { errors } = form.formState;
  const chosen = form.watch('countryDialingCode');
  const country = known.find(({ countryDialingCode }) => countryDialingCode === chosen) ?? known[0];
  const first = known[0]?.countryDialingCode;
  useEffect(() => {
    if (first && !form.getValues('countryDialingCode')) form.setValue('countryDialingCode', first);
  }, [first, form]);
  const wrong = () => {
    if (!country) return text('mobile.invalid.any');
    const { minDigits, maxDigits, example } = country;
    return text('mobile.invalid', { min: minDigits, max: maxDigits, example, same: String(minDigits === maxDigits) });
  };
  const number = form.register('mobileNum', {
    required: required && text('empty'),
    validate: (typed: string) => !typed || !country || isMobileNumberOf(country, typed) || wrong(),
  });
  return (
    <div className={styles['mobile']}>
      <SelectField
        {...form.register('countryDialingCode')}
        label={text('mobile.country')}
        options={known.map(({ countryCode, countryDialingCode }) => ({
          value: countryDialingCode,
          label: `+${countryDialingCode} ${countryCode}`,
        }))}
        autoComplete="tel-country-code"
      />
      <TextField
        {...number}
        label={text('field.mobileNum')}
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
