import { button, element } from '../element';
import { lang, translate } from '../messages/translate';
import { addressOf } from './replay';
import styles from './replay.module.css';

interface PastRound {
  readonly roundId: string;
  readonly startedAt: string;
}

/** In the place of stake and button: that a round is only seen again, and the way back to the game. */
export function replayBar({ startedAt }: PastRound, watch: () => void): HTMLElement {
  const time = new Date(startedAt).toLocaleString(lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB');
  return element(
    'section',
    { class: styles['bar'], 'aria-label': translate('replay') },
    element('p', {}, element('strong', { class: styles['mark'] }, translate('replay')), ` ${translate('replayOf', { time })}`),
    button({ class: styles['watch'] }, watch, translate('watchAgain')),
    backToGame(),
  );
}

export function backToGame(): HTMLElement {
  return element('a', { class: styles['link'], href: addressOf() }, translate('backToGame'));
}

/** The way to see a round again. */
export function replayLink({ roundId }: Pick<PastRound, 'roundId'>): HTMLElement {
  return element('a', { class: styles['link'], href: addressOf(roundId) }, translate('watchRound'));
}

/** The last round, as a line of the rules; none before the first. */
export function lastRoundFact({
  state: { rounds },
}: {
  readonly state: { readonly rounds: readonly Pick<PastRound, 'roundId'>[] };
}) {
  const [last] = rounds;
  return last ? ([[translate('lastRound'), replayLink(last)]] as const) : [];
}
