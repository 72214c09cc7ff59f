import { andarBahar, laidOf, sideWon, STRETCHES } from '../../../src/table/andar-bahar';
import { cardText } from '../../../src/table/cards';
import { translate } from '../../messages/translate';
import type { TablePlay } from '../table-play';
import { AndarBaharScene } from './andar-bahar-scene';
import { cardFelt } from './card-felt';

function nameOf(spot: string): string {
  const stretch = STRETCHES[spot];
  if (stretch) return translate('andar.cards', { from: String(stretch.from), to: String(stretch.to) });
  return translate(`andar.${spot as 'andar'}`);
}

export const andarBaharPlay: TablePlay = {
  rules: andarBahar,
  texts: { aim: 'andar.aim', rules: 'andar.rules', play: 'andar.play', running: 'andar.running' },
  scene: (parts) => new AndarBaharScene(parts),
  felt: (spot) =>
    cardFelt(spot, andarBahar, nameOf, [
      ['andar', 'blue'],
      ['bahar', 'red'],
      ...Object.keys(STRETCHES).map((stretch) => [stretch, 'small'] as const),
    ]),
  nameOf,
  cameOut(drawn) {
    const { first, laid } = laidOf(drawn);
    return translate('andar.ended', {
      first: cardText(first),
      side: nameOf(sideWon(laid.length)),
      last: cardText(laid.at(-1) ?? 0),
      count: String(laid.length),
    });
  },
  shortly: (drawn) => `${nameOf(sideWon(drawn.length - 1))} ${drawn.length - 1}`,
};
