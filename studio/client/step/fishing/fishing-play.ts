import { aimsIn, allAims, fishingReturn, type FishingChoice, kindOf, KINDS, MAGAZINES } from '../../../src/steps/fishing';
import { magazineLimits } from '../../../src/steps/fishing-stakes';
import { stepper } from '../../engine/stepper';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { StepPlay } from '../step-play';
import { fishingBoard } from './fishing-board';
import { type FishingGame, type PlayedFishing, sumOf } from './fishing-round';
import { fishingRules } from './fishing-rules';
import { Sight } from './sight';

const FIRST: FishingChoice = { shots: 10 };
/** Shots that are shown once more come one after another. */
const MOST_REVEAL_MS = 7_000;
const commonest = KINDS.at(-1) as (typeof KINDS)[number];

/** Shots at fish: the board fires them, and the form's button fires one at the fish that is aimed at. */
export function fishingPlay(): StepPlay<PlayedFishing> {
  const sight = new Sight();
  return {
    model: 'fishing-1',
    first: FIRST,
    texts: { aim: 'fishing.aim', start: 'fishing.load', running: 'fishing.running' },
    limits: (_, currency) => magazineLimits(currency),
    controls: (game) => [magazine(game)],
    board: (parts) => fishingBoard(parts, sight),
    mostRevealMs: () => MOST_REVEAL_MS,
    actions: (round) => [
      leftIn(round) > 0
        ? { label: shootAt(sight, sight.aimed), step: { aims: sight.aimed } }
        : { label: translate('fishing.empty'), step: undefined },
    ],
    comesTo: (round, game) => soFar(round, game, sight),
    cameOut: (round) => caughtIn(round, sight),
    listedReturn: () => fishingReturn(commonest),
    rules: (game) => fishingRules(game, sight),
    roundFacts: ({ choice, steps, stake }, { money }) => [
      [translate('fishing.magazine'), shotsAt(choice, money.format(BigInt(stake) / BigInt(choice.shots)))],
      [translate('fishing.aimedAt'), counted(allAims(choice, aimsIn(steps)), sight)],
    ],
  };
}

function shootAt(sight: Sight, letter: string): string {
  const times = shortTimes((kindOf(letter)?.times ?? 0) * 100);
  return translate('fishing.shoot', { fish: sight.nameOf(letter), times });
}

function leftIn({ choice, steps }: PlayedFishing): number {
  return choice.shots - aimsIn(steps).length;
}

/** How the last shot that was seen ended, and what all of them have come to. */
function soFar(round: PlayedFishing, { money }: FishingGame, sight: Sight): string {
  const { choice, steps, catches } = round;
  const seen = catches.slice(0, sight.seen);
  if (seen.length === 0) return translate('fishing.begin', { left: String(choice.shots) });
  const [letter, times = 0] = [aimsIn(steps).charAt(seen.length - 1), seen.at(-1)];
  const fish = sight.nameOf(letter);
  const last = times > 0 ? translate('fishing.hit', { fish, times: shortTimes(times * 100) }) : translate('fishing.miss', { fish });
  return translate('fishing.soFar', { last, amount: money.format(sumOf(round, seen)) });
}

function caughtIn({ choice, steps, catches }: PlayedFishing, sight: Sight): string {
  const caught = [...allAims(choice, aimsIn(steps))].filter((_, shot) => (catches[shot] ?? 0) > 0).join('');
  return caught === '' ? translate('fishing.nothing') : translate('fishing.caught', { fish: counted(caught, sight) });
}

/** Each fish with how many of it, the rarest first. */
function counted(aims: string, sight: Sight): string {
  return KINDS.map(({ letter }) => ({ letter, count: aims.split(letter).length - 1 }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) =>
      count === 1 ? sight.nameOf(letter) : translate('fishing.caughtOf', { fish: sight.nameOf(letter), count: String(count) }),
    )
    .join(', ');
}

function shotsAt({ shots }: FishingChoice, amount: string): string {
  return translate('fishing.shotsAt', { shots: String(shots), amount });
}

function magazine(game: FishingGame): HTMLElement {
  return stepper(game, {
    label: translate('fishing.shots'),
    less: translate('fishing.fewer'),
    more: translate('fishing.more'),
    value() {
      const { choice, stake } = game.state;
      return shotsAt(choice, game.money.format(stake / BigInt(choice.shots)));
    },
    beside(by) {
      const { choice, phase } = game.state;
      const wanted = MAGAZINES[MAGAZINES.findIndex((each) => each === choice.shots) + by];
      return phase === 'idle' && wanted !== undefined ? () => game.choose({ shots: wanted }) : undefined;
    },
  });
}
