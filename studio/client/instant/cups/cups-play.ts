import { type Cup, CUPS, cups, type CupsChoice } from '../../../src/instant/cups';
import { translate } from '../../messages/translate';
import type { InstantPlay } from '../instant-play';
import { pickOne } from '../pick-one';
import { CupsScene } from './cups-scene';
import { nameOfCup } from './name-of-cup';

export const cupsPlay: InstantPlay<CupsChoice> = {
  rules: cups,
  first: { cup: 2 },
  texts: { aim: 'cups.aim', rules: 'cups.rules', bet: 'cups.bet', running: 'cups.running' },
  scene: (parts) => new CupsScene(parts),
  controls: (game) => [
    pickOne<CupsChoice, Cup>(game, {
      label: translate('cups.cup'),
      values: CUPS,
      nameOf: nameOfCup,
      of: ({ cup }) => cup,
      with: (_, cup) => ({ cup }),
    }),
  ],
  chosen: ({ cup }) => nameOfCup(cup),
  cameOut: (_, [under = 0], skin) =>
    translate('cups.under', { hero: skin.symbols['hero']?.name ?? '', cup: nameOfCup(CUPS[under]) }),
  showsPays: false,
};
