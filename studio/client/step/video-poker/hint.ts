import { bestHold, type HoldValue } from '../../../src/steps/video-poker/best-hold';
import type { PokerRules } from '../../../src/steps/video-poker/poker-rules';
import { cardText } from '../../../src/table/cards';
import { button, element } from '../../element';
import { translate } from '../../messages/translate';
import type { StepGame } from '../step-game';
import styles from './poker.module.css';
import type { PlayedPoker } from './poker-round';

/** How long the page may count before it draws itself again. */
const AT_ONCE_MS = 8;

/** Marks the best hold for who asks for it, and says what it comes to on average. It is counted here over all draws, from the rules as they are. */
export function hint(rules: PokerRules, game: StepGame<PlayedPoker>): HTMLElement {
  const said = element('span', { role: 'status' });
  let asked: string | undefined;
  const ask = async () => {
    const { open } = game.state;
    if (!open?.shown || asked === open.roundId) return;
    asked = open.roundId;
    said.textContent = translate('poker.counting');
    const best = await counted(rules, open.shown.cards);
    if (game.state.open?.roundId !== open.roundId || game.state.stepping !== null) return;
    game.mark(...differing(game.state.marked, best.hold));
    said.textContent = textOf(best, open.shown.cards);
  };
  const made = button({ class: styles['hint'] }, () => void ask(), translate('poker.hint'));
  game.subscribe(() => {
    const { open, stepping } = game.state;
    made.setAttribute('aria-disabled', String(!open || stepping !== null || asked === open.roundId));
    if (!open) [asked, said.textContent] = [undefined, ''];
  });
  return element('p', { class: styles['advice'] }, made, said);
}

async function counted(rules: PokerRules, cards: readonly number[]): Promise<HoldValue> {
  const counting = bestHold(rules, cards);
  for (;;) {
    const until = performance.now() + AT_ONCE_MS;
    while (performance.now() < until) {
      const { done, value } = counting.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What has to be marked or unmarked. */
function differing(marked: readonly number[], hold: readonly number[]): number[] {
  return [...marked.filter((at) => !hold.includes(at)), ...hold.filter((at) => !marked.includes(at))];
}

function textOf({ hold, pays, draws }: HoldValue, cards: readonly number[]): string {
  const held = hold.map((at) => cardText(cards[at] ?? 0)).join(' ') || translate('poker.none');
  return translate('poker.best', { cards: held, times: (pays / draws).toFixed(3) });
}
