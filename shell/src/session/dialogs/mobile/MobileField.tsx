import { digitsOf, MobileNumberFields } from '@pavilion/features/mobile-number';
import { useSessionText } from '../use-session-text';

/** Country and number, in the words of the dialogs, within a form's provider. */
export function MobileField({ required = true }: { required?: boolean }) {
  const text = useSessionText();
  return (
    <MobileNumberFields
      required={required}
      texts={{
        country: text('mobile.country'),
        number: text('field.mobileNum'),
        empty: text('empty'),
        invalid: (country) => text('mobile.invalid', { digits: digitsOf(country), example: country.example }),
      }}
    />
  );
}
