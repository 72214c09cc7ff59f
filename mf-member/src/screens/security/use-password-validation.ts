import type { RegistrationRule } from '@pavilion/api/auth';
import { matchesPattern } from '@pavilion/api/patterns';
import { useIntl } from '@pavilion/host/intl';
import { usePasswordRule } from '../../queries/password';
import type { PasswordValues } from './use-password-form';

/** Patterns that say more than how long. */
const PATTERN_HINTS: Readonly<Record<string, string>> = {
  letters_and_digits: 'password.rule.lettersAndDigits',
  all_four_kinds: 'password.rule.allFourKinds',
};

/** What each field is checked for, and the brand's rule in words; anything is accepted while the rule is not there. */
export function usePasswordValidation() {
  const { formatMessage } = useIntl();
  const { data: rule } = usePasswordRule();
  const required = formatMessage({ id: 'password.empty' });
  const invalid = formatMessage({ id: 'password.invalid' });
  const differs = formatMessage({ id: 'password.differs' });
  return {
    rules: {
      oldPassword: { required },
      newPassword: { required, validate: (value: string) => !rule || isAccepted(value, rule) || invalid },
      confirmNewPassword: {
        required,
        validate: (value: string, all: PasswordValues) => value === all.newPassword || differs,
      },
    },
    hint:
      rule && formatMessage({ id: PATTERN_HINTS[rule.patternId] ?? 'password.rule' }, { min: rule.minLength, max: rule.maxLength }),
  };
}

function isAccepted(value: string, { minLength, maxLength, acceptedPattern }: RegistrationRule): boolean {
  const password = value.normalize('NFC');
  const { length } = [...password];
  return length >= minLength && length <= maxLength && matchesPattern(acceptedPattern, password);
}
