import { sendRegistrationCode } from '@pavilion/api/calls/verification';
import { useClient } from '@pavilion/host/http';
import { MobileField } from '../mobile/MobileField';
import { PhoneVerification } from '../mobile/PhoneVerification';
import styles from '../session-dialogs.module.css';

interface RegisterMobileFieldProps {
  required: boolean;
  /** Whether the number has to be proven before somebody can register with it. */
  verified: boolean;
}

/** The mobile number and, where the brand wants it, the proof that it is theirs; within a form's provider. */
export function RegisterMobileField({ required, verified }: RegisterMobileFieldProps) {
  const client = useClient();
  return (
    <div className={styles['form']}>
      <MobileField required={required} />
      {verified && (
        <PhoneVerification
          send={({ mobileNum, countryDialingCode }) =>
            client.call(sendRegistrationCode, { mobileNo: mobileNum, countryDialingCode })
          }
        />
      )}
    </div>
  );
}
