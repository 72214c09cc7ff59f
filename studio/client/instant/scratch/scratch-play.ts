import { PICTURES, POOL, POOLS, prizeOf, scratch, type ScratchChoice } from '../../../src/instant/scratch';
import { payoutOf } from '../../../src/instant/stakes';
import { element } from '../../element';
import { oddsTable } from '../../engine/odds-table';
import { translate } from '../../messages/translate';
import type { InstantGame } from '../instant-game';
import type { InstantPlay } from '../instant-play';
import type { Skin } from '../../engine/skin';
import { STAKE } from '../pays';
import { pickRisk, riskName } from '../pick-one';
import { shortTimes } from '../../engine/times';
import own from './scratch.module.css';
import { LONGEST_SCRATCH_MS, ScratchScene } from './scratch-scene';

export const scratchPlay: InstantPlay<ScratchChoice> = {
  rules: scratch,
  first: { risk: 'low' },
  texts: { aim: 'scratch.aim', rules: 'scratch.rules', bet: 'scratch.bet', running: 'scratch.running' },
  finish: { button: 'scratch.all', said: 'scratch.scratch', longestMs: LONGEST_SCRATCH_MS },
  scene: (parts) => new ScratchScene(parts),
  controls: (game) => [pickRisk(game)],
  chosen: ({ risk }) => riskName(risk),
  cameOut(choice, [ticket = POOL], skin) {
    const won = prizeOf(choice, ticket);
    return won === undefined ? translate('scratch.none') : translate('scratch.three', { picture: nameOf(skin, won) });
  },
  showsPays: true,
  legend,
  payTable: poolTable,
};

function nameOf(skin: Skin, prize: number): string {
  return skin.symbols[PICTURES[prize] ?? '']?.name ?? '';
}

/** Each picture with what three of it pay, the one that won lit. */
function legend(game: InstantGame<ScratchChoice>, skin: Skin): HTMLElement {
  const list = element('ol', { class: own['legend'], 'aria-label': translate('scratch.legend') });
  let drawn: string | undefined;
  game.subscribe(() => {
    const { choice, shownRound } = game.state;
    if (drawn !== choice.risk) list.replaceChildren(...POOLS[choice.risk].map((prize, at) => legendItem(skin, prize, at)));
    drawn = choice.risk;
    const won = shownRound?.drawn ? prizeOf(shownRound.choice, shownRound.drawn[0] ?? POOL) : undefined;
    for (const [prize, item] of [...list.children].entries()) item.setAttribute('data-out', String(prize === won));
  });
  return list;
}

function legendItem(skin: Skin, { multiplier }: { readonly multiplier: number }, prize: number): HTMLElement {
  return element(
    'li',
    { 'data-wins': String(multiplier > STAKE) },
    element('img', { src: skin.symbols[PICTURES[prize] ?? '']?.art ?? '', alt: nameOf(skin, prize), width: 32, height: 32 }),
    element('strong', {}, shortTimes(multiplier)),
  );
}

/** How many tickets of the pool have which prize. */
function poolTable({ state: { choice, stake }, money }: InstantGame<ScratchChoice>, skin: Skin): HTMLElement {
  const count = (tickets: number) => tickets.toLocaleString('en');
  const won = POOLS[choice.risk].map(({ multiplier, tickets }, prize) => [
    nameOf(skin, prize),
    shortTimes(multiplier),
    money.format(payoutOf(stake, multiplier)),
    count(tickets),
  ]);
  const lost = POOLS[choice.risk].reduce((left, { tickets }) => left - tickets, POOL);
  const rows = [...won, [translate('scratch.noPrize'), '–', '–', count(lost)]];
  const heads = (['scratch.picture', 'multiplier', 'roundPayout', 'scratch.tickets'] as const).map((id) => translate(id));
  return oddsTable(translate('scratch.pool', { tickets: count(POOL), stake: money.format(stake) }), heads, rows);
}
