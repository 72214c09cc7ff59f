import '../style/fonts.css';
import '../style/page.css';
import { percentOf } from '../../src/models/fraction';
import type { SlotModelId } from '../../src/models/model-id';
import { SLOTS } from '../../src/slots/slot-kinds';
import type { Fall } from '../../src/slots/slot-rules';
import { readBootData, type BootData } from '../boot';
import { element } from '../element';
import { betByKeyboard } from '../engine/bet-by-keyboard';
import { Celebration } from '../engine/celebration';
import { openFairnessSheet } from '../engine/fairness-sheet';
import { history, outcomeWord } from '../engine/history';
import { keepBet } from '../engine/kept-bet';
import { notice } from '../engine/notice';
import { openTable, type OpenedTable } from '../engine/replay';
import { replayBar } from '../engine/replay-bar';
import { noticeOf, RoundController } from '../engine/round-controller';
import { sessionBar } from '../engine/session-bar';
import { skyOf } from '../engine/sky';
import { Sound } from '../engine/sound';
import { startPage } from '../engine/start-page';
import table from '../engine/table.module.css';
import { tableTools } from '../engine/table-tools';
import layout from '../engine/round.module.css';
import { topBar } from '../engine/top-bar';
import { outcomeOf, paidIn } from '../engine/verdict';
import { HostFrame } from '../host/host-frame';
import { applyHostSettings } from '../host/host-settings';
import { translate } from '../messages/translate';
import { CallError, StudioCalls } from '../studio/studio-calls';
import { bonusBar } from './bonus-bar';
import { coinText } from './coin-text';
import { mostShownMs, ReelsView, type ViewParts } from './reels-view';
import { openSlotRules } from './rules-sheet';
import type { SkinData } from './skin';
import { SlotGame, type PlayedSpin, type SpinBet } from './slot-game';
import styles from './slot.module.css';
import { spinForm } from './spin-form';
import { spinResult } from './spin-result';
import { openSpinSheet } from './spin-sheet';
import { type ShownWins, winsText } from './win-text';

interface SlotBoot extends BootData {
  readonly model: SlotModelId;
  readonly skin: SkinData;
}

type Calls = StudioCalls<SpinBet, PlayedSpin>;

const boot = readBootData() as SlotBoot;
const { skin, model } = boot;
const rules = SLOTS[model];
const backdrop = () => skyOf(skin, layout['sky']);

async function renderSlot({ session, again }: OpenedTable<PlayedSpin>, calls: Calls, host: HostFrame): Promise<void> {
  const game = new SlotGame(rules, session);
  const sound = new Sound(skin.tune);
  const celebration = new Celebration();
  const line = element('p', { class: styles['line'], 'aria-hidden': 'true' });
  const bar = bonusBar(game, skin);
  const show = { sound, line, ...(bar && { onFall: bar.show }) };
  const reels = reelsOf(game, show, (again ? null : session.rounds[0]?.stops) ?? rules.rest);
  const play = new RoundController<SpinBet, PlayedSpin>(game, calls, host, {
    reveal: async ({ stops }) => reels.land(stops ?? rules.rest),
    mostRevealMs: ({ stops }) => mostShownMs(rules, stops),
  });
  const sheets = {
    rules: () => openSlotRules(game, skin),
    fairness: () => void openFairnessSheet(calls, { intro: translate('slot.fairnessIntro'), model }),
  };
  const stage = element(
    'section',
    { class: table['stage'] },
    notice(game, host, () => void play.refreshBalance()),
    spinResult(game, { reels, celebration, sound, line, bar: bar?.element, skin, tools: tableTools(sound, sheets) }),
    celebration.element,
  );
  if (!again) keepBet(game, calls, session);
  const form = again ? replayBar(again, () => void play.replay(again)) : spinForm(game, () => void play.play());
  const past = history(
    game,
    { label: translate('slot.history'), empty: translate('slot.noHistory'), entryOf: (round) => entryOf(game, round) },
    (round) => void showRound(round.roundId),
  );
  const main = element(
    'main',
    { class: `${table['table']} ${layout['table']}`, 'aria-label': document.title },
    stage,
    form,
    element('div', { class: layout['past'] }, past),
  );
  document.body.replaceChildren(
    backdrop(),
    topBar(game, host, document.title),
    main,
    sessionBar(game, percentOf(rules.odds.returnToPlayer)),
  );
  betByKeyboard(form);

  host.onBalanceChanged(() => void play.refreshBalance());
  host.onOpen((panel) => sheets[panel]());
  sayReady(game, host);
  play.reportBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (again) return play.replay(again);
  if (session.openRound) await play.resume(session.openRound);

  /** Asked for anew: what is revealed may have changed since the spin. */
  async function showRound(roundId: string): Promise<void> {
    try {
      const round = again ?? (await calls.openSession()).rounds.find((each) => each.roundId === roundId);
      if (round) openSpinSheet(game, skin, round);
    } catch (error) {
      game.set({ notice: noticeOf(error instanceof CallError ? error.code : 'unknown') });
    }
  }
}

function sayReady({ demo, currency }: SlotGame, host: HostFrame): void {
  host.send({ type: 'studio.ready', gameCode: boot.gameCode, demo, currency, panels: ['rules', 'fairness'] });
}

interface Show extends Pick<ViewParts, 'sound' | 'onFall'> {
  /** Where wins are named. */
  readonly line: HTMLElement;
}

function reelsOf(game: SlotGame, { line, ...show }: Show, stops: readonly number[]): ReelsView {
  const staked = () => BigInt(game.state.shownRound?.stake ?? game.state.stake);
  return new ReelsView(
    {
      ...show,
      rules,
      skin,
      mayHurry: game.mayHurry,
      onWins: (...shown: ShownWins) => (line.textContent = winsText(game, skin, shown)),
      coinText: (pays) => coinText(rules.hold, game.money, staked(), pays),
      announce: announcement,
    },
    stops,
  );
}

/** What a bonus begins with. */
function announcement({ free, held }: Fall): string | undefined {
  if (free) return translate('slot.freeSpins', { count: String(free.of) });
  return held && translate('slot.respinsBegin', { count: String(held.coins.length) });
}

function entryOf({ money }: SlotGame, round: PlayedSpin) {
  const amount = money.format(paidIn(round));
  const outcome = outcomeOf(round);
  const told = { won: amount, even: translate('returned', { amount }), lost: outcomeWord(false) };
  const label = `${money.format(BigInt(round.stake))}: ${told[outcome]}`;
  return { text: outcome === 'lost' ? '–' : amount, won: outcome === 'won', label };
}

applyHostSettings();
const host = new HostFrame(boot);
host.followFrame();
const calls: Calls = new StudioCalls(boot.session ?? '');
void startPage({
  host,
  backdrop,
  name: document.title,
  open: () => openTable(calls),
  draw: (opened) => renderSlot(opened, calls, host),
});
