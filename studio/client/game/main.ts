import '../style/fonts.css';
import '../style/page.css';
import { lowestDiceReturn } from '../../src/dice/odds';
import { percentOf } from '../../src/models/fraction';
import { readBootData } from '../boot';
import { element } from '../element';
import { HostFrame } from '../host/host-frame';
import { applyHostSettings } from '../host/host-settings';
import { translate } from '../messages/translate';
import { CallError, type PlayedRound, StudioCalls } from '../studio/studio-calls';
import { betByKeyboard } from '../engine/bet-by-keyboard';
import { Celebration } from '../engine/celebration';
import { openFairnessSheet } from '../engine/fairness-sheet';
import { keepBet } from '../engine/kept-bet';
import { notice } from '../engine/notice';
import { openTable, type OpenedTable } from '../engine/replay';
import { replayBar } from '../engine/replay-bar';
import { noticeOf, RoundController } from '../engine/round-controller';
import { sessionBar } from '../engine/session-bar';
import { Sound } from '../engine/sound';
import { startPage } from '../engine/start-page';
import { tableTools } from '../engine/table-tools';
import { topBar } from '../engine/top-bar';
import { backdrop } from './backdrop';
import { betForm } from './bet-form';
import { DiceThrow } from './dice-throw';
import { Game } from './game';
import { rollHistory } from './roll-history';
import { betSummary } from './bet-summary';
import { result } from './result';
import { openRoundSheet } from './round-sheet';
import { openRulesSheet } from './rules-sheet';
import { track } from './track';
import styles from '../engine/table.module.css';

async function renderGame({ session, again }: OpenedTable<PlayedRound>, calls: StudioCalls, host: HostFrame): Promise<void> {
  const game = new Game(session);
  const sound = new Sound();
  const dice = new DiceThrow(sound);
  const celebration = new Celebration();
  const play = new RoundController(game, calls, host, { reveal: ({ roll }) => dice.fall(roll ?? 0) });
  const sheets = {
    rules: () => openRulesSheet(game),
    fairness: () => void openFairnessSheet(calls, { intro: translate('fairnessIntro'), model: boot.model }),
  };
  const stage = element(
    'section',
    { class: styles['stage'] },
    notice(game, host, () => void play.refreshBalance()),
    result(game, { dice, celebration, sound, tools: tableTools(sound, sheets) }),
    track(game),
    betSummary(game),
    celebration.element,
  );
  if (!again) keepBet(game, calls, session);
  const form = again ? replayBar(again, () => void play.replay(again)) : betForm(game, () => void play.play());
  const past = rollHistory(game, (round) => void showRound(round.roundId));
  const table = element('main', { class: styles['table'], 'aria-label': translate('title') }, stage, form, past);
  document.body.replaceChildren(
    backdrop(),
    topBar(game, host, translate('title')),
    table,
    sessionBar(game, percentOf(lowestDiceReturn())),
  );
  betByKeyboard(form);

  host.onBalanceChanged(() => void play.refreshBalance());
  host.onOpen((panel) => sheets[panel]());
  host.send({
    type: 'studio.ready',
    gameCode: boot.gameCode,
    demo: game.demo,
    currency: game.currency,
    panels: ['rules', 'fairness'],
  });
  play.reportBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (again) return play.replay(again);
  if (session.openRound) await play.resume(session.openRound);

  /** Asked for anew: what is revealed may have changed since the roll. */
  async function showRound(roundId: string): Promise<void> {
    try {
      const round = again ?? (await calls.openSession()).rounds.find((each) => each.roundId === roundId);
      if (round) openRoundSheet(game, round);
    } catch (error) {
      game.set({ notice: noticeOf(error instanceof CallError ? error.code : 'unknown') });
    }
  }
}

applyHostSettings();
const boot = readBootData();
const host = new HostFrame(boot);
host.followFrame();
const calls = new StudioCalls(boot.session ?? '');
void startPage({
  host,
  backdrop,
  name: translate('title'),
  open: () => openTable(calls),
  draw: (opened) => renderGame(opened, calls, host),
});
