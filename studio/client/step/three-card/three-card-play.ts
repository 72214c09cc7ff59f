import { stakeStep } from '../../../src/instant/stakes';
import { type Currency, limitsOf, type StakeLimits } from '../../../src/money/currencies';
import {
  betsIn,
  threeCardEnd,
  threeCardHands,
  type ThreeCardChoice,
  type ThreeCardRules,
  threeCardTop,
} from '../../../src/steps/house/three-card';
import { anteReturn } from '../../../src/steps/house/three-card-odds';
import { kindOf } from '../../../src/steps/house/three-cards';
import { cardText } from '../../../src/table/cards';
import { least } from '../../engine/limits-told';
import { stakesWithin } from '../../engine/stakes-within';
import { stepper } from '../../engine/stepper';
import type { MessageId } from '../../messages/en';
import { translate } from '../../messages/translate';
import { houseBoard } from '../house/house-board';
import type { Laid, Lay, Side } from '../house/house-scene';
import type { StepPlay } from '../step-play';
import { kindName } from './kind-name';
import type { PlayedThreeCard, ThreeCardGame } from './three-card-round';
import { threeCardRulesSheet } from './three-card-rules';

const SEATS = [0, 1, 2] as const;

/** Three cards each, by the rules of one of the games. */
export function threeCardPlay(rules: ThreeCardRules, aim: MessageId): StepPlay<PlayedThreeCard> {
  const limits = (choice: ThreeCardChoice, currency: Currency) => anteLimits(rules, choice, currency);
  return {
    model: rules.id,
    first: { pairPlus: '0' },
    texts: { aim, start: 'three.start', running: 'war.running' },
    limits,
    besides: ({ pairPlus }) => BigInt(pairPlus),
    controls: (game) => [pairPlusStepper(game, limits)],
    board: (parts) =>
      houseBoard(parts, { seats: SEATS.length, lay: (round) => layOf(rules, round), bets: (round) => betsOf(parts.game, round) }),
    actions: ({ stake, choice }) => [
      { label: translate('three.play'), step: { play: true }, cost: betsIn(BigInt(stake), choice).ante },
      { label: translate('three.fold'), step: { fold: true } },
    ],
    comesTo: ({ cards }) => translate('three.yourHand', { hand: handText(cards), kind: kindName(rules, kindOf(cards)) }),
    cameOut({ drawn, steps }) {
      const { player, house } = threeCardHands(drawn ?? []);
      const end = translate(`three.end.${threeCardEnd(rules, drawn ?? [], steps)}`);
      return `${translate('three.hands', { player: kindName(rules, kindOf(player)), house: kindName(rules, kindOf(house)) })}: ${end}`;
    },
    listedReturn: () => anteReturn(rules),
    rules: (game) => threeCardRulesSheet(rules, game),
    roundFacts({ stake, choice, drawn }, { money }) {
      const { ante, pairPlus } = betsIn(BigInt(stake), choice);
      const { player, house } = threeCardHands(drawn ?? []);
      return [
        [translate('three.ante'), money.format(ante)],
        ...(pairPlus > 0n ? [[translate('three.pairPlus'), money.format(pairPlus)] as const] : []),
        [translate('house.you'), handText(player)],
        [translate('house.house'), handText(house)],
      ];
    },
  };
}

/** The stake that is shown is the ante: with the bet on the own cards it stays within what may be staked, and within what the studio pays. */
function anteLimits(rules: ThreeCardRules, { pairPlus }: ThreeCardChoice, currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const side = BigInt(pairPlus);
  const won = threeCardTop(rules, { ante: 0n, pairPlus: side });
  const byWin = (limits.maxWin - won) / threeCardTop(rules, { ante: 1n, pairPlus: 0n });
  const most = least(limits.maxStake - side, byWin);
  return { ...limits, maxStake: most - (most % stakeStep(currency)) };
}

function betsOf({ state }: ThreeCardGame, round: PlayedThreeCard | null): (readonly [string, bigint])[] {
  const choice = round?.choice ?? state.choice;
  const { ante, pairPlus } = round ? betsIn(BigInt(round.stake), choice) : { ante: state.stake, pairPlus: BigInt(choice.pairPlus) };
  const raised = BigInt(round?.raised ?? 0);
  return [
    [translate('three.ante'), ante],
    ...(raised > 0n ? [[translate('three.raise'), raised] as const] : []),
    ...(pairPlus > 0n ? [[translate('three.pairPlus'), pairPlus] as const] : []),
  ];
}

function pairPlusStepper(game: ThreeCardGame, limits: (choice: ThreeCardChoice, currency: Currency) => StakeLimits): HTMLElement {
  const amounts = () => {
    const all = limitsOf(game.currency);
    const leavesAnte = (amount: bigint) => limits({ pairPlus: String(amount) }, game.currency).maxStake >= all.minStake;
    return [0n, ...stakesWithin(all)].filter(leavesAnte);
  };
  return stepper(game, {
    label: translate('three.pairPlus'),
    less: translate('three.lessPairPlus'),
    more: translate('three.morePairPlus'),
    value: () => game.money.format(BigInt(game.state.choice.pairPlus)),
    beside(by) {
      const now = BigInt(game.state.choice.pairPlus);
      const wanted = by === 1 ? amounts().find((each) => each > now) : amounts().findLast((each) => each < now);
      if (game.state.phase !== 'idle' || wanted === undefined) return undefined;
      return () => game.choose({ pairPlus: String(wanted) });
    },
  });
}

function handText(cards: readonly number[]): string {
  return cards.map(cardText).join(' ');
}

/** The player's cards first; the house's lie on their faces until the round is over. */
function layOf(rules: ThreeCardRules, round: PlayedThreeCard | null): Lay {
  const { player, house } = round?.drawn ? threeCardHands(round.drawn) : { player: round?.cards ?? [], house: [] };
  const row = (side: Side, cards: readonly number[]) => SEATS.map((at): Laid => ({ side, at, card: cards[at] }));
  const cards = player.length > 0 ? [...row('player', player), ...row('house', house)] : [];
  const caption = (name: string, hand: readonly number[]) =>
    hand.length > 0 ? `${name} · ${kindName(rules, kindOf(hand))}` : name;
  const captions = { house: caption(translate('house.house'), house), player: caption(translate('house.you'), player) };
  const told = { player: handText(player), house: house.length > 0 ? handText(house) : translate('three.faceDown') };
  return { cards, captions, described: player.length > 0 ? translate('three.cards', told) : translate('three.table') };
}
