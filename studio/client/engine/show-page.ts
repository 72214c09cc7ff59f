import type { ModelId } from '../../src/models/model-id';
import type { BootData } from '../boot';
import { element } from '../element';
import type { HostFrame } from '../host/host-frame';
import type { MessageId } from '../messages/en';
import { translate } from '../messages/translate';
import type { Money } from '../money';
import { CallError, type StudioCalls } from '../studio/studio-calls';
import { betByKeyboard } from './bet-by-keyboard';
import { Celebration } from './celebration';
import { openFairnessSheet } from './fairness-sheet';
import { type Entry, history } from './history';
import { keepBet } from './kept-bet';
import { type Notice, notice } from './notice';
import type { OpenedTable } from './replay';
import { replayBar } from './replay-bar';
import { noticeOf } from './round-controller';
import layout from './round.module.css';
import { sessionBar } from './session-bar';
import type { Sound } from './sound';
import table from './table.module.css';
import { tableTools } from './table-tools';
import { topBar } from './top-bar';
import { warmLetters } from './warm-letters';

interface PastRound {
  readonly roundId: string;
  readonly startedAt: string;
}

/** What the parts of the page read of a game, whichever it is. */
interface PageTable<Round> {
  readonly money: Money;
  readonly demo: boolean;
  readonly currency: string;
  readonly startedAt: number;
  readonly limits: { readonly maxWin: bigint };
  readonly state: {
    readonly notice: Notice | null;
    readonly balance: bigint | null;
    readonly net: bigint;
    readonly rounds: readonly Round[];
  };
  readonly betAsItStands: object;
  takeUp(bet: unknown): void;
  set(change: { readonly notice: Notice | null }): void;
  subscribe(draw: () => void): void;
}

interface PageRounds<Round> {
  play(): Promise<void>;
  replay(round: Round): Promise<void>;
  resume(round: Round, said?: MessageId): Promise<void>;
  refreshBalance(): Promise<void>;
  reportBalance(): void;
}

/** What a game has of its own on its page. */
export interface GamePage<Round extends PastRound> {
  readonly boot: BootData & { readonly model: ModelId };
  readonly host: HostFrame;
  readonly calls: StudioCalls<never, Round>;
  readonly opened: OpenedTable<Round>;
  readonly game: PageTable<Round>;
  readonly rounds: PageRounds<Round>;
  readonly sound: Sound;
  /** The return that is listed, in per cent. */
  readonly rtp: string;
  /** The scene or board with what a round meant, and what stands below it. */
  readonly result: (parts: { readonly celebration: Celebration; readonly tools: HTMLElement }) => readonly HTMLElement[];
  /** Choice, stake and button. */
  readonly form: () => HTMLElement;
  readonly openRules: () => void;
  readonly openRound: (round: Round) => void;
  readonly entryOf: (round: Round) => Entry;
  readonly backdrop: () => HTMLElement;
  /** Classes of the whole and of the stage besides those that all pages have. */
  readonly styles: { readonly main: string | undefined; readonly stage: string | undefined };
  /** What is said when a round is taken up again. */
  readonly resumed?: MessageId;
}

/** Draws the page of a game, tells the page around it, and takes up what was left: a round to see again, or one that is open. */
export async function showPage<Round extends PastRound>(page: GamePage<Round>): Promise<void> {
  const { boot, host, game, rounds, opened } = page;
  const { session, again } = opened;
  const sheets = {
    rules: page.openRules,
    fairness: () => void openFairnessSheet(page.calls, { intro: translate('instant.fairnessIntro'), model: boot.model }),
  };
  if (!again) keepBet(game, page.calls, session);
  const form = again ? replayBar(again, () => void rounds.replay(again)) : page.form();
  const parts = [stageOf(page, sheets), form, element('div', { class: layout['past'] }, pastRounds(page))];
  const main = element(
    'main',
    { class: classes(table['table'], layout['table'], page.styles.main), 'aria-label': document.title },
    ...parts,
  );
  document.body.replaceChildren(
    page.backdrop(),
    topBar(game, host, document.title),
    main,
    sessionBar(game, page.rtp),
    warmLetters(),
  );
  betByKeyboard(form);

  host.onBalanceChanged(() => void rounds.refreshBalance());
  host.onOpen((panel) => sheets[panel]());
  const panels = ['rules', 'fairness'] as const;
  host.send({ type: 'studio.ready', gameCode: boot.gameCode, demo: game.demo, currency: game.currency, panels });
  rounds.reportBalance();
  if (session.walletProblem) game.set({ notice: noticeOf(session.walletProblem) });
  if (again) return rounds.replay(again);
  if (session.openRound) await rounds.resume(session.openRound, page.resumed);
}

function stageOf<Round extends PastRound>(page: GamePage<Round>, sheets: Parameters<typeof tableTools>[1]): HTMLElement {
  const celebration = new Celebration();
  return element(
    'section',
    { class: classes(table['stage'], page.styles.stage) },
    notice(page.game, page.host, () => void page.rounds.refreshBalance()),
    ...page.result({ celebration, tools: tableTools(page.sound, sheets) }),
    celebration.element,
  );
}

function pastRounds<Round extends PastRound>({ game, opened, calls, entryOf, openRound }: GamePage<Round>): HTMLElement {
  const texts = { label: translate('instant.history'), empty: translate('instant.noHistory'), entryOf };
  return history(game, texts, ({ roundId }) => void show(roundId));

  /** Asked for anew: what is revealed may have changed since the round. */
  async function show(roundId: string): Promise<void> {
    try {
      const round = opened.again ?? (await calls.openSession()).rounds.find((each) => each.roundId === roundId);
      if (round) openRound(round);
    } catch (error) {
      game.set({ notice: noticeOf(error instanceof CallError ? error.code : 'unknown') });
    }
  }
}

function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ');
}
