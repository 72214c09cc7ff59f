import { useIntl } from '@pavilion/host/intl';
import { PasswordField, type PasswordFieldProps } from '@pavilion/ui';

/** A password in these screens' words. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'maxLength' | 'required'>) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      {...props}
      required
      maxLength={64}
      showLabel={formatMessage({ id: 'withdraw.paymentPassword.show' })}
      hideLabel={formatMessage({ id: 'withdraw.paymentPassword.hide' })}
    />
  );
}
