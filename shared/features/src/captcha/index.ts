export { CaptchaField, type CaptchaFieldProps, type CaptchaTexts } from './CaptchaField';
export { type Captchas, useCaptchas } from './use-captchas';
