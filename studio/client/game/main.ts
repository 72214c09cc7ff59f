import '../style/fonts.css';
import '../style/page.css';
import { readBoot, type Boot } from '../boot';
import { button, element } from '../element';
import { HostFrame } from '../host/host-frame';
import { heedSurroundings } from '../host/surroundings';
import { say, sayProblem } from '../messages/say';
import { CallError, StudioCalls, type SessionView } from '../studio/studio-calls';
import { backdrop } from './backdrop';
import { betForm } from './bet-form';
import { openFairness, openRound } from './fairness-sheet';
import { Game } from './game-state';
import { history } from './history';
import { notice } from './notice';
import { oddsFacts } from './odds-facts';
import { noticeOf, Play } from './play';
import { result } from './result';
import { openRules } from './rules-sheet';
import { sessionBar } from './session-bar';
import { topBar } from './top-bar';
import { track } from './track';
import styles from './table.module.css';

async function start(boot: Boot): Promise<void> {
  const host = new HostFrame(boot);
  const calls = new StudioCalls(boot.session ?? '');
  document.body.replaceChildren(backdrop(), element('p', { class: styles['message'], role: 'status' }, say('loading')));
  try {
    await setTable(await calls.openSession(), calls, host);
  } catch (error) {
    const code = error instanceof CallError ? error.code : 'unknown';
    showFailure(code, host, () => void start(boot));
  }
}

async function setTable(session: SessionView, calls: StudioCalls, host: HostFrame): Promise<void> {
  const game = new Game(session);
  const play = new Play(game, calls, host);
  const stage = element(
    'section',
    { class: styles['stage'] },
    notice(game, host, () => void play.refreshBalance()),
    result(game),
    track(game),
    oddsFacts(game),
  );
  const table = element(
    'main',
    { class: styles['table'] },
    stage,
    betForm(game, () => void play.roll()),
    history(game, (round) => void showRound(round.roundId)),
  );
  const doors = { rules: () => openRules(game), fairness: () => void openFairness(calls) };
  document.body.replaceChildren(backdrop(), topBar(game, host, doors), table, sessionBar(game));

  host.onBalanceChanged(() => void play.refreshBalance());
  host.tell({ type: 'studio.ready', gameCode: 'dice', demo: game.demo, currency: game.currency });
  play.tellBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (session.openRound) await play.resume(session.openRound);

  /** Asked for anew: what is revealed may have changed since the roll. */
  async function showRound(roundId: string): Promise<void> {
    const { rounds } = await calls.openSession();
    const round = rounds.find((each) => each.roundId === roundId);
    if (round) openRound(game, round);
  }
}

function showFailure(code: string, host: HostFrame, again: () => void): void {
  const ended = code === 'session.ended';
  const act = ended
    ? host.canExit && button({ class: styles['act'] }, () => host.exit(), say('exit'))
    : button({ class: styles['act'] }, again, say('retry'));
  document.body.replaceChildren(
    backdrop(),
    element(
      'main',
      { class: styles['message'] },
      element('h1', {}, say('title')),
      element('p', { role: 'alert' }, sayProblem(code)),
      act,
    ),
  );
}

heedSurroundings();
void start(readBoot());
