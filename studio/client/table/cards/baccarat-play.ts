import { baccarat, baccaratEnd, handsOf, pointsOf } from '../../../src/table/baccarat';
import { cardText } from '../../../src/table/cards';
import { translate } from '../../messages/translate';
import type { TablePlay } from '../table-play';
import { BaccaratScene } from './baccarat-scene';
import { cardFelt } from './card-felt';

const nameOf = (spot: string) => translate(`baccarat.${spot as 'tie'}`);

export const baccaratPlay: TablePlay = {
  rules: baccarat,
  texts: { aim: 'baccarat.aim', rules: 'baccarat.rules', play: 'baccarat.play', running: 'baccarat.running' },
  scene: (parts) => new BaccaratScene(parts),
  felt: (spot) =>
    cardFelt(spot, baccarat, nameOf, [
      ['player', 'blue'],
      ['tie', 'green'],
      ['banker', 'red'],
      ['player-pair', 'small'],
      ['banker-pair', 'small'],
    ]),
  nameOf,
  cameOut(drawn) {
    const { player, banker } = handsOf(drawn);
    return translate('baccarat.ended', {
      player: player.map(cardText).join(' '),
      playerPoints: String(pointsOf(player)),
      banker: banker.map(cardText).join(' '),
      bankerPoints: String(pointsOf(banker)),
    });
  },
  shortly: (drawn) => nameOf(baccaratEnd(handsOf(drawn))),
};
