import '../style/fonts.css';
import '../style/page.css';
import type { InstantModelId } from '../../src/models/model-id';
import { percentOf } from '../../src/models/fraction';
import { returnOf } from '../../src/instant/instant-rules';
import { readBootData, type BootData } from '../boot';
import { element } from '../element';
import { betByKeyboard } from '../engine/bet-by-keyboard';
import { Celebration } from '../engine/celebration';
import { openFairnessSheet } from '../engine/fairness-sheet';
import { history } from '../engine/history';
import { notice } from '../engine/notice';
import { openTable, type OpenedTable } from '../engine/replay';
import { replayBar } from '../engine/replay-bar';
import { noticeOf, RoundController } from '../engine/round-controller';
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
import { translate } from '../messages/translate';
import { CallError, StudioCalls } from '../studio/studio-calls';
import { betForm } from './bet-form';
import { InstantGame, type InstantBet, type PlayedInstant } from './instant-game';
import type { InstantPlay } from './instant-play';
import { INSTANT_PLAYS } from './instant-plays';
import { instantResult } from './instant-result';
import type { InstantSkin } from './instant-skin';
import styles from './instant.module.css';
import { openInstantRules, openRoundSheet } from './sheets';
import { shortTimes } from './times';

interface InstantBoot extends BootData {
  readonly model: InstantModelId;
  readonly skin: InstantSkin;
}

type Calls<Choice extends object> = StudioCalls<InstantBet<Choice>, PlayedInstant<Choice>>;

const boot = readBootData() as InstantBoot;
const { skin } = boot;
const backdrop = () => skyOf(skin, layout['sky']);

async function renderGame<Choice extends object>(
  play: InstantPlay<Choice>,
  { session, again }: OpenedTable<PlayedInstant<Choice>>,
  calls: Calls<Choice>,
  host: HostFrame,
): Promise<void> {
  const game = new InstantGame(play.rules, session, play.first);
  const sound = new Sound();
  const celebration = new Celebration();
  const scene = play.scene({ game, skin, sound, isReplay: again !== undefined });
  const reveal = async ({ choice, drawn }: PlayedInstant<Choice>) => {
    if (drawn) await scene.land(choice, drawn);
  };
  const { finish } = play;
  const longest = finish && (() => finish.longestMs);
  const rounds = new RoundController<InstantBet<Choice>, PlayedInstant<Choice>>(game, calls, host, reveal, longest);
  const sheets = {
    rules: () => openInstantRules(game, play, skin),
    fairness: () => void openFairnessSheet(calls, { intro: translate('instant.fairnessIntro'), model: play.rules.id }),
  };
  const stage = element(
    'section',
    { class: `${table['stage']} ${styles['stage']}` },
    notice(game, host, () => void rounds.refreshBalance()),
    instantResult(game, { play, skin, scene, celebration, sound, tools: tableTools(sound, sheets) }),
    celebration.element,
  );
  const form = again ? replayBar(again, () => void rounds.replay(again)) : betForm(game, play, skin, () => void rounds.play());
  const past = history(
    game,
    { label: translate('instant.history'), empty: translate('instant.noHistory'), entryOf: (round) => entryOf(game, round) },
    (round) => void showRound(round.roundId),
  );
  const main = element(
    'main',
    { class: `${table['table']} ${layout['table']} ${styles['page']}`, 'aria-label': document.title },
    stage,
    form,
    element('div', { class: layout['past'] }, past),
  );
  document.body.replaceChildren(backdrop(), topBar(game, host, document.title), main, sessionBar(game, publishedReturn(play)));
  betByKeyboard(form);

  host.onBalanceChanged(() => void rounds.refreshBalance());
  host.onOpen((panel) => sheets[panel]());
  const panels = ['rules', 'fairness'] as const;
  host.send({ type: 'studio.ready', gameCode: boot.gameCode, demo: game.demo, currency: game.currency, panels });
  rounds.reportBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (again) return rounds.replay(again);
  if (session.openRound) await rounds.resume(session.openRound);

  /** Asked for anew: what is revealed may have changed since the round. */
  async function showRound(roundId: string): Promise<void> {
    try {
      const round = again ?? (await calls.openSession()).rounds.find((each) => each.roundId === roundId);
      if (round) openRoundSheet(game, play, skin, round);
    } catch (error) {
      game.set({ notice: noticeOf(error instanceof CallError ? error.code : 'unknown') });
    }
  }
}

/** The lowest of all choices; the rules have that of each. */
function publishedReturn<Choice extends object>({ rules }: InstantPlay<Choice>): string {
  return percentOf(returnOf(rules, rules.extremes.lowestReturn));
}

function entryOf<Choice extends object>({ money, rules }: InstantGame<Choice>, round: PlayedInstant<Choice>) {
  const multiplier = round.drawn ? rules.multiplier(round.choice, round.drawn) : 0;
  const payout = money.format(BigInt(round.payout ?? 0));
  const won = BigInt(round.payout ?? 0) > BigInt(round.stake);
  const text = multiplier > 0 ? shortTimes(multiplier) : '–';
  return { text, won, label: translate('instant.historyEntry', { stake: money.format(BigInt(round.stake)), payout }) };
}

applyHostSettings();
const host = new HostFrame(boot);
host.followFrame();
INSTANT_PLAYS[boot.model]((play) => {
  const calls: Calls<typeof play.first> = new StudioCalls(boot.session ?? '');
  void startPage({
    host,
    backdrop,
    name: document.title,
    open: async () => renderGame(play, await openTable(calls), calls, host),
  });
});
