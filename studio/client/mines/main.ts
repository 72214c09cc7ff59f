import '../style/fonts.css';
import '../style/page.css';
import { percentOf } from '../../src/models/fraction';
import { lowestMinesReturn, type MinesStep } from '../../src/steps/mines';
import { readBootData, type BootData } from '../boot';
import { element } from '../element';
import { betByKeyboard } from '../engine/bet-by-keyboard';
import { Celebration } from '../engine/celebration';
import { openFairnessSheet } from '../engine/fairness-sheet';
import { history } from '../engine/history';
import { notice } from '../engine/notice';
import { type OpenedTable, openTable } from '../engine/replay';
import { replayBar } from '../engine/replay-bar';
import { isTransient, noticeOf, RoundController } from '../engine/round-controller';
import layout from '../engine/round.module.css';
import { sessionBar } from '../engine/session-bar';
import { skyOf } from '../engine/sky';
import { Sound } from '../engine/sound';
import { startPage } from '../engine/start-page';
import table from '../engine/table.module.css';
import { tableTools } from '../engine/table-tools';
import { topBar } from '../engine/top-bar';
import { HostFrame } from '../host/host-frame';
import { applyHostSettings } from '../host/host-settings';
import type { InstantSkin } from '../instant/instant-skin';
import { shortTimes } from '../instant/times';
import { translate } from '../messages/translate';
import { CallError, StudioCalls } from '../studio/studio-calls';
import { betForm } from './bet-form';
import { minesBoard } from './board';
import { type MinesBet, MinesGame, type PlayedMines } from './mines-game';
import styles from './mines.module.css';
import { minesResult } from './mines-result';
import { openMinesRules, openRoundSheet, timesOf } from './sheets';

const RETRY_MS = 700;

const boot = readBootData() as BootData & { readonly skin: InstantSkin };
const { skin } = boot;
const calls = new StudioCalls<MinesBet, PlayedMines>(boot.session ?? '');
const backdrop = () => skyOf(skin, layout['sky']);

async function renderMines({ session, again }: OpenedTable<PlayedMines>): Promise<void> {
  const game = new MinesGame(session);
  const [sound, celebration] = [new Sound(), new Celebration()];
  const rounds = new RoundController<MinesBet, PlayedMines>(game, calls, host, undefined, undefined, async (round) =>
    sendStep(game, round, await game.awaitStep(round)),
  );
  const sheets = {
    rules: () => openMinesRules(game),
    fairness: () => void openFairnessSheet(calls, { intro: translate('instant.fairnessIntro'), model: 'mines-1' }),
  };
  const stage = element(
    'section',
    { class: `${table['stage']} ${styles['stage']}` },
    notice(game, host, () => void rounds.refreshBalance()),
    minesResult(game, { board: minesBoard(game, skin, sound), celebration, sound, tools: tableTools(sound, sheets) }),
    celebration.element,
  );
  const form = again ? replayBar(again, () => void rounds.replay(again)) : betForm(game, () => void rounds.play());
  const past = history(
    game,
    { label: translate('instant.history'), empty: translate('instant.noHistory'), entryOf: (round) => entryOf(game, round) },
    (round) => void showRound(game, round.roundId, again),
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
    sessionBar(game, percentOf(lowestMinesReturn())),
  );
  betByKeyboard(form);

  host.onBalanceChanged(() => void rounds.refreshBalance());
  host.onOpen((panel) => sheets[panel]());
  const panels = ['rules', 'fairness'] as const;
  host.send({ type: 'studio.ready', gameCode: boot.gameCode, demo: game.demo, currency: game.currency, panels });
  rounds.reportBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (again) return rounds.replay(again);
  if (session.openRound) await rounds.resume(session.openRound, 'mines.resumed');
}

/** The same step under the same number, as often as the network needs. */
async function sendStep(game: MinesGame, round: PlayedMines, step: MinesStep): Promise<PlayedMines> {
  for (;;) {
    try {
      return await calls.step(round.roundId, { number: round.steps.length + 1, ...step });
    } catch (error) {
      if (!isTransient(error)) throw error;
      game.set({ notice: noticeOf(error.code) });
      host.reportConnection('lost');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Asked for anew: what is revealed may have changed since the round. */
async function showRound(game: MinesGame, roundId: string, again?: PlayedMines): Promise<void> {
  try {
    const round = again ?? (await calls.openSession()).rounds.find((each) => each.roundId === roundId);
    if (round) openRoundSheet(game, round);
  } catch (error) {
    game.set({ notice: noticeOf(error instanceof CallError ? error.code : 'unknown') });
  }
}

function entryOf({ money }: MinesGame, round: PlayedMines) {
  const [stake, payout] = [BigInt(round.stake), BigInt(round.payout ?? 0)];
  const label = translate('instant.historyEntry', { stake: money.format(stake), payout: money.format(payout) });
  return { text: payout > 0n ? shortTimes(timesOf(round)) : '–', won: payout > stake, label };
}

applyHostSettings();
const host = new HostFrame(boot);
host.followFrame();
void startPage({ host, backdrop, name: document.title, open: async () => renderMines(await openTable(calls)) });
