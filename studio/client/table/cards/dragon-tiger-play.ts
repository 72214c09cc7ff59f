import { cardText } from '../../../src/table/cards';
import { dragonTiger, duelEnd, duelOf } from '../../../src/table/dragon-tiger';
import type { Skin } from '../../engine/skin';
import { translate } from '../../messages/translate';
import type { TablePlay } from '../table-play';
import { cardFelt } from './card-felt';
import { DuelScene } from './duel-scene';

/** Who stands on either side has its name from the title. */
function nameOf(spot: string, { symbols }: Skin): string {
  if (spot === 'dragon') return symbols['hero']?.name ?? '';
  if (spot === 'tiger') return symbols['rival']?.name ?? '';
  return translate(`duel.${spot as 'tie'}`);
}

export const dragonTigerPlay: TablePlay = {
  rules: dragonTiger,
  texts: { aim: 'duel.aim', rules: 'duel.rules', play: 'duel.play', running: 'duel.running' },
  scene: (parts) => new DuelScene(parts),
  felt: (spot, skin) =>
    cardFelt(spot, dragonTiger, (id) => nameOf(id, skin), [
      ['dragon', 'red'],
      ['tie', 'green'],
      ['tiger', 'blue'],
      ['suited-tie', 'small'],
    ]),
  nameOf,
  cameOut(drawn, skin) {
    const [first, second] = duelOf(drawn).map(cardText) as [string, string];
    return translate('duel.ended', { hero: nameOf('dragon', skin), rival: nameOf('tiger', skin), first, second });
  },
  shortly: (drawn, skin) => nameOf(duelEnd(drawn), skin),
};
