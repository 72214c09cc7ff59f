import '../style/fonts.css';
import '../style/page.css';
import { readBootData, type BootData } from '../boot';
import { button, element } from '../element';
import { HostFrame } from '../host/host-frame';
import { applyHostSettings } from '../host/host-settings';
import { translate, translateProblem } from '../messages/translate';
import { CallError, StudioCalls, type SessionView } from '../studio/studio-calls';
import { backdrop } from './backdrop';
import { betForm } from './bet-form';
import { openFairnessSheet, openRoundSheet } from './fairness-sheet';
import { Game } from './game';
import { history } from './history';
import { notice } from './notice';
import { betSummary } from './bet-summary';
import { noticeOf, RoundController } from './round-controller';
import { result } from './result';
import { openRulesSheet } from './rules-sheet';
import { sessionBar } from './session-bar';
import { topBar } from './top-bar';
import { track } from './track';
import styles from './table.module.css';

async function start(boot: BootData): Promise<void> {
  const host = new HostFrame(boot);
  const calls = new StudioCalls(boot.session ?? '');
  document.body.replaceChildren(backdrop(), element('p', { class: styles['message'], role: 'status' }, translate('loading')));
  try {
    await renderGame(await calls.openSession(), calls, host);
  } catch (error) {
    const code = error instanceof CallError ? error.code : 'unknown';
    renderFailure(code, host, () => void start(boot));
  }
}

async function renderGame(session: SessionView, calls: StudioCalls, host: HostFrame): Promise<void> {
  const game = new Game(session);
  const play = new RoundController(game, calls, host);
  const stage = element(
    'section',
    { class: styles['stage'] },
    notice(game, host, () => void play.refreshBalance()),
    result(game),
    track(game),
    betSummary(game),
  );
  const table = element(
    'main',
    { class: styles['table'] },
    stage,
    betForm(game, () => void play.roll()),
    history(game, (round) => void showRound(round.roundId)),
  );
  const doors = { rules: () => openRulesSheet(game), fairness: () => void openFairnessSheet(calls) };
  document.body.replaceChildren(backdrop(), topBar(game, host, doors), table, sessionBar(game));

  host.onBalanceChanged(() => void play.refreshBalance());
  host.send({ type: 'studio.ready', gameCode: 'dice', demo: game.demo, currency: game.currency });
  play.reportBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (session.openRound) await play.resume(session.openRound);

  /** Asked for anew: what is revealed may have changed since the roll. */
  async function showRound(roundId: string): Promise<void> {
    try {
      const { rounds } = await calls.openSession();
      const round = rounds.find((each) => each.roundId === roundId);
      if (round) openRoundSheet(game, round);
    } catch (error) {
      game.set({ notice: noticeOf(error instanceof CallError ? error.code : 'unknown') });
    }
  }
}

function renderFailure(code: string, host: HostFrame, again: () => void): void {
  const ended = code === 'session.ended';
  const act = ended
    ? host.canExit && button({ class: styles['act'] }, () => host.exit(), translate('exit'))
    : button({ class: styles['act'] }, again, translate('retry'));
  document.body.replaceChildren(
    backdrop(),
    element(
      'main',
      { class: styles['message'] },
      element('h1', {}, translate('title')),
      element('p', { role: 'alert' }, translateProblem(code)),
      act,
    ),
  );
}

applyHostSettings();
void start(readBootData());
