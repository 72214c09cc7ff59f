import { errorText } from '@pavilion/i18n';
import { isErrorCode } from '@pavilion/api';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { CallFailure } from './call-failure';

/** What a failed call says to an operator: our own text of its code, else the gateway's words. */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts();
  const [locale] = useLocale();
  return (error) => {
    if (!(error instanceof CallFailure)) return t('failure.unexpected');
    if (error.code === 'network.lost') return t('failure.network');
    return isErrorCode(error.code) ? errorText(error.code, locale, error.details) : error.message;
  };
}
