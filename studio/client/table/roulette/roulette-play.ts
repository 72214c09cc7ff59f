import { colourOf, roulette } from '../../../src/table/roulette';
import { translate } from '../../messages/translate';
import type { TablePlay } from '../table-play';
import { rouletteFelt } from './roulette-felt';
import { spotText } from './spot-text';
import { WheelScene } from './wheel-scene';

export const roulettePlay: TablePlay = {
  rules: roulette,
  texts: { aim: 'roulette.aim', rules: 'roulette.rules', play: 'roulette.play', running: 'roulette.running' },
  scene: (parts) => new WheelScene(parts),
  felt: rouletteFelt,
  nameOf: spotText,
  cameOut: ([number = 0]) =>
    translate('roulette.fell', { number: String(number), colour: translate(`roulette.colour.${colourOf(number)}`) }),
  shortly: ([number = 0]) => String(number),
};
