import { facesOf, sicBo, totalOf } from '../../../src/table/sic-bo';
import { translate } from '../../messages/translate';
import type { TablePlay } from '../table-play';
import { DiceScene } from './dice-scene';
import { sicBoFelt } from './sic-bo-felt';

function nameOf(spot: string): string {
  const [, one = '', other = ''] = spot.split('-');
  const word = /^\d/.test(one) ? (spot.split('-')[0] ?? '') : spot;
  return translate(`sicbo.${word as 'pair'}`, { one, two: other });
}

export const sicBoPlay: TablePlay = {
  rules: sicBo,
  texts: { aim: 'sicbo.aim', rules: 'sicbo.rules', play: 'sicbo.play', running: 'sicbo.running' },
  scene: (parts) => new DiceScene(parts),
  felt: sicBoFelt,
  nameOf,
  cameOut: (drawn) => translate('sicbo.fell', { faces: facesOf(drawn).join(' · '), total: String(totalOf(drawn)) }),
  shortly: (drawn) => String(totalOf(drawn)),
};
