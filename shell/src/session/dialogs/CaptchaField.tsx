import { CaptchaField as Field, type CaptchaFieldProps } from '@pavilion/features/captcha';
import { useSessionText } from './use-session-text';

/** A captcha in the words of the popups. */
export function CaptchaField(props: Omit<CaptchaFieldProps, 'texts'>) {
  const text = useSessionText();
  const texts = {
    label: text('captcha'),
    picture: text('captcha.picture'),
    another: text('captcha.another'),
    digits: text('captcha.digits'),
    toDigits: text('captcha.toDigits'),
    toPicture: text('captcha.toPicture'),
  };
  return <Field {...props} texts={texts} />;
}
