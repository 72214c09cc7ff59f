import '../style/fonts.css';
import '../style/page.css';
import type { StepModelId } from '../../src/models/model-id';
import { percentOf } from '../../src/models/fraction';
import { type BootData, readBootData } from '../boot';
import { type OpenedTable, openTable } from '../engine/replay';
import { RoundController } from '../engine/round-controller';
import layout from '../engine/round.module.css';
import { showPage } from '../engine/show-page';
import type { Skin } from '../engine/skin';
import { skyOf } from '../engine/sky';
import { Sound } from '../engine/sound';
import { startPage } from '../engine/start-page';
import { shortTimes } from '../engine/times';
import { paidIn, stakedIn } from '../engine/verdict';
import { HostFrame } from '../host/host-frame';
import { applyHostSettings } from '../host/host-settings';
import { translate } from '../messages/translate';
import { StudioCalls } from '../studio/studio-calls';
import type { ChoiceOf, PlayedSteps } from './played-steps';
import { sendStep } from './send-step';
import { stepForm } from './step-form';
import { type StepBet, StepGame } from './step-game';
import type { StepPlay } from './step-play';
import { STEP_PLAYS } from './step-plays';
import { stepResult } from './step-result';
import { openRoundSheet, openStepRules } from './step-sheets';
import styles from './step.module.css';

interface StepBoot extends BootData {
  readonly model: StepModelId;
  readonly skin: Skin;
}

type Calls<Round extends PlayedSteps> = StudioCalls<StepBet<ChoiceOf<Round>>, Round>;

const boot = readBootData() as StepBoot;
const { skin } = boot;
const backdrop = () => skyOf(skin, layout['sky']);

function renderGame<Round extends PlayedSteps>(
  play: StepPlay<Round>,
  opened: OpenedTable<Round>,
  calls: Calls<Round>,
): Promise<void> {
  const game = new StepGame<Round>(play, opened.session);
  const sound = new Sound(skin.tune);
  const board = play.board({ game, skin, sound });
  const rounds = new RoundController<StepBet<ChoiceOf<Round>>, Round>(game, calls, host, {
    reveal: (round) => board.reveal?.(round) ?? Promise.resolve(),
    mostRevealMs: play.mostRevealMs,
    nextStep: async (round) => sendStep({ game, calls, host }, round, await game.awaitStep(round)),
    isPressedWithin: true,
  });
  return showPage({
    ...{ boot, host, calls, opened, game, rounds, sound, backdrop },
    rtp: percentOf(play.listedReturn()),
    result: (parts) => [stepResult(play, { game, skin, sound, board, ...parts })],
    form: () => stepForm(game, play, () => void rounds.play()),
    openRules: () => openStepRules(game, play),
    openRound: (round) => openRoundSheet(game, play, round),
    entryOf: (round) => entryOf(game, play, round),
    styles: { main: styles['page'], stage: styles['stage'] },
    resumed: 'step.resumed',
  });
}

function entryOf<Round extends PlayedSteps>({ money }: StepGame<Round>, { shortly }: StepPlay<Round>, round: Round) {
  const [staked, paid] = [stakedIn(round), paidIn(round)];
  const label = translate('instant.historyEntry', { stake: money.format(staked), payout: money.format(paid) });
  const times = paid > 0n ? shortTimes(Number((paid * 100n) / staked)) : '–';
  return { text: shortly?.(round) ?? times, won: paid > staked, label: shortly ? `${shortly(round)}. ${label}` : label };
}

applyHostSettings();
const host = new HostFrame(boot);
host.followFrame();
STEP_PLAYS[boot.model](<Round extends PlayedSteps>(play: StepPlay<Round>) => {
  const calls: Calls<Round> = new StudioCalls(boot.session ?? '');
  void startPage({
    host,
    backdrop,
    name: document.title,
    open: () => openTable(calls),
    draw: (opened) => renderGame(play, opened, calls),
  });
});
