import { limitsOf } from '../../../src/money/currencies';
import { cardsAt, cardText } from '../../../src/table/cards';
import { warEnd, warReturn } from '../../../src/steps/house/war';
import { translate } from '../../messages/translate';
import { houseBoard } from '../house/house-board';
import type { Laid, Lay } from '../house/house-scene';
import type { StepPlay } from '../step-play';
import type { PlayedWar } from './war-round';
import { warRules } from './war-rules';

/** One card each. Only a tie asks for an answer. */
export const warPlay: StepPlay<PlayedWar> = {
  model: 'war-1',
  first: undefined,
  texts: { aim: 'war.aim', start: 'war.start', running: 'war.running' },
  limits: (_, currency) => limitsOf(currency),
  board: (parts) =>
    houseBoard(parts, {
      seats: 2,
      lay: layOf,
      bets: (round) => [
        [translate('stake'), round ? BigInt(round.stake) : parts.game.state.stake],
        ...(round && BigInt(round.raised) > 0n ? [[translate('war.raise'), BigInt(round.raised)] as const] : []),
      ],
    }),
  actions: ({ stake }, { money }) => [
    { label: translate('war.goToWar'), step: { war: true }, cost: BigInt(stake) },
    { label: translate('war.surrender', { amount: money.format(BigInt(stake) / 2n) }), step: { surrender: true } },
  ],
  comesTo: ({ cards }) => translate('war.tied', namesOf(cards)),
  cameOut({ drawn, steps }) {
    const places = drawn ?? [];
    const cards = cardsAt(places);
    const [first, second] = [translate('war.against', namesOf(cards)), translate('war.against', namesOf(cards.slice(2)))];
    const seen = cards.length > 2 ? translate('war.then', { first, second }) : first;
    return `${seen}: ${translate(`war.end.${warEnd(places, steps)}`)}`;
  },
  listedReturn: () => warReturn('war'),
  rules: warRules,
};

function namesOf([player = 0, house = 0]: readonly number[]) {
  return { player: cardText(player), house: cardText(house) };
}

/** Cards in the order in which they were dealt: the player's and the house's in turn. */
function layOf(round: PlayedWar | null): Lay {
  const known = round?.drawn ? cardsAt(round.drawn) : (round?.cards ?? []);
  const cards = known.map((card, place): Laid => ({ side: place % 2 === 0 ? 'player' : 'house', at: Math.floor(place / 2), card }));
  const described = known.length === 0 ? translate('war.table') : translate('war.against', namesOf(known.slice(-2)));
  return { cards, captions: { house: translate('house.house'), player: translate('house.you') }, described };
}
