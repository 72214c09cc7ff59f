import '../style/fonts.css';
import '../style/page.css';
import { asNumber, percentOf } from '../../src/models/fraction';
import type { TableModelId } from '../../src/models/model-id';
import { spotReturn } from '../../src/table/table-rules';
import { type BootData, readBootData } from '../boot';
import { element } from '../element';
import { betByKeyboard } from '../engine/bet-by-keyboard';
import { Celebration } from '../engine/celebration';
import { openFairnessSheet } from '../engine/fairness-sheet';
import { history } from '../engine/history';
import { notice } from '../engine/notice';
import { type OpenedTable, openTable } from '../engine/replay';
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
import type { InstantSkin } from '../instant/instant-skin';
import { translate } from '../messages/translate';
import { CallError, StudioCalls } from '../studio/studio-calls';
import { betForm } from './bet-form';
import { felt } from './felt';
import { openRoundSheet, openTableRules } from './sheets';
import styles from './table.module.css';
import { type PlayedTable, type TableBet, TableGame } from './table-game';
import type { TablePlay } from './table-play';
import { TABLE_PLAYS } from './table-plays';
import { tableResult } from './table-result';

interface TableBoot extends BootData {
  readonly model: TableModelId;
  readonly skin: InstantSkin;
}

const boot = readBootData() as TableBoot;
const { skin } = boot;
const play: TablePlay = TABLE_PLAYS[boot.model];
const calls = new StudioCalls<TableBet, PlayedTable>(boot.session ?? '');
const backdrop = () => skyOf(skin, layout['sky']);

async function renderTable({ session, again }: OpenedTable<PlayedTable>): Promise<void> {
  const game = new TableGame(play.rules, session, again);
  const [sound, celebration] = [new Sound(), new Celebration()];
  const parts = { game, skin, sound };
  const scene = play.scene({
    ...parts,
    cameOut: (drawn) => play.cameOut(drawn, skin),
    shortly: (drawn) => play.shortly(drawn, skin),
    nameOf: (spot) => play.nameOf(spot, skin),
  });
  const rounds = new RoundController<TableBet, PlayedTable>(game, calls, host, async ({ choice, drawn }) => {
    if (drawn) await scene.land(choice, drawn);
  });
  const sheets = {
    rules: () => openTableRules(game, play, skin),
    fairness: () => void openFairnessSheet(calls, { intro: translate('instant.fairnessIntro'), model: play.rules.id }),
  };
  const stage = element(
    'section',
    { class: `${table['stage']} ${styles['stage']}` },
    notice(game, host, () => void rounds.refreshBalance()),
    tableResult(play, { ...parts, scene, celebration, tools: tableTools(sound, sheets) }),
    felt(play, parts),
    celebration.element,
  );
  const form = again ? replayBar(again, () => void rounds.replay(again)) : betForm(game, play, () => void rounds.play());
  const past = history(
    game,
    { label: translate('instant.history'), empty: translate('instant.noHistory'), entryOf: (round) => entryOf(game, round) },
    (round) => void showRound(round.roundId),
  );
  const main = element(
    'main',
    { class: `${table['table']} ${layout['table']} ${styles['main']}`, 'aria-label': document.title },
    stage,
    form,
    element('div', { class: layout['past'] }, past),
  );
  document.body.replaceChildren(backdrop(), topBar(game, host, document.title), main, sessionBar(game, bestReturn()));
  document.body.style.setProperty('--felt', skin.colours.top);
  document.body.style.setProperty('--felt-dark', skin.colours.dark);
  document.body.style.setProperty('--felt-line', skin.colours.glow);
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

/** That of the best bet, as the lists of operators have it; the rules have that of each. */
function bestReturn(): string {
  const returns = play.rules.spots
    .map((spot) => spotReturn(play.rules, spot))
    .sort((one, other) => asNumber(other) - asNumber(one));
  return returns[0] ? percentOf(returns[0]) : '';
}

function entryOf({ money }: TableGame, { stake, payout, drawn }: PlayedTable) {
  const label = translate('instant.historyEntry', {
    stake: money.format(BigInt(stake)),
    payout: money.format(BigInt(payout ?? 0)),
  });
  const text = drawn ? play.shortly(drawn, skin) : '–';
  return { text, won: BigInt(payout ?? 0) > BigInt(stake), label: `${text}. ${label}` };
}

applyHostSettings();
const host = new HostFrame(boot);
host.followFrame();
void startPage({ host, backdrop, name: document.title, open: async () => renderTable(await openTable(calls)) });
