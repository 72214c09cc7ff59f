import { translate } from '../messages/translate';

/** How likely something is, in per cent; where that is little, how seldom. */
export function chanceText(share: number): string {
  if (share >= 0.001) return `${(share * 100).toFixed(2)}%`;
  return translate('instant.oneIn', { times: Math.round(1 / share).toLocaleString('en') });
}
