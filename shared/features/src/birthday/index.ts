export { BirthdayField, type BirthdayFieldProps } from './BirthdayField';
export { useBirthdayRule } from './use-birthday-rule';
