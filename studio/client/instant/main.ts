import '../style/fonts.css';
import '../style/page.css';
import type { InstantModelId } from '../../src/models/model-id';
import { percentOf } from '../../src/models/fraction';
import { returnOf } from '../../src/instant/instant-rules';
import { readBootData, type BootData } from '../boot';
import { openTable, type OpenedTable } from '../engine/replay';
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
import { betForm } from './bet-form';
import { InstantGame, type InstantBet, type PlayedInstant } from './instant-game';
import type { InstantPlay } from './instant-play';
import { INSTANT_PLAYS } from './instant-plays';
import { instantResult } from './instant-result';
import styles from './instant.module.css';
import { openInstantRules, openRoundSheet } from './sheets';

interface InstantBoot extends BootData {
  readonly model: InstantModelId;
  readonly skin: Skin;
}

type Calls<Choice extends object> = StudioCalls<InstantBet<Choice>, PlayedInstant<Choice>>;

const boot = readBootData() as InstantBoot;
const { skin } = boot;
const backdrop = () => skyOf(skin, layout['sky']);

function renderGame<Choice extends object>(
  play: InstantPlay<Choice>,
  opened: OpenedTable<PlayedInstant<Choice>>,
  calls: Calls<Choice>,
): Promise<void> {
  const game = new InstantGame(play.rules, opened.session, play.first);
  const sound = new Sound(skin.tune);
  const scene = play.scene({ game, skin, sound, isReplay: opened.again !== undefined });
  const reveal = async ({ choice, drawn }: PlayedInstant<Choice>) => {
    if (drawn) await scene.land(choice, drawn);
  };
  const { finish } = play;
  const rounds = new RoundController<InstantBet<Choice>, PlayedInstant<Choice>>(game, calls, host, {
    reveal,
    mostRevealMs: finish && (() => finish.longestMs),
    isPressedWithin: finish !== undefined,
  });
  return showPage({
    ...{ boot, host, calls, opened, game, rounds, sound, backdrop },
    rtp: publishedReturn(play),
    result: (parts) => [instantResult(game, { play, skin, scene, sound, ...parts })],
    form: () => betForm(game, play, skin, () => void rounds.play()),
    openRules: () => openInstantRules(game, play, skin),
    openRound: (round) => openRoundSheet(game, play, skin, round),
    entryOf: (round) => entryOf(game, round),
    styles: { main: styles['page'], stage: styles['stage'] },
  });
}

/** The lowest of all choices; the rules have that of each. */
function publishedReturn<Choice extends object>({ rules }: InstantPlay<Choice>): string {
  return percentOf(returnOf(rules, rules.extremes.lowestReturn));
}

function entryOf<Choice extends object>({ money, rules }: InstantGame<Choice>, round: PlayedInstant<Choice>) {
  const multiplier = round.drawn ? rules.multiplier(round.choice, round.drawn) : 0;
  const text = multiplier > 0 ? shortTimes(multiplier) : '–';
  const amounts = { stake: money.format(stakedIn(round)), payout: money.format(paidIn(round)) };
  return { text, won: paidIn(round) > stakedIn(round), label: translate('instant.historyEntry', amounts) };
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
    open: () => openTable(calls),
    draw: (opened) => renderGame(play, opened, calls),
  });
});
