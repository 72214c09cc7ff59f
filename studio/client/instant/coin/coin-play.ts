import { coin, SIDES, type CoinChoice, type Side } from '../../../src/instant/coin';
import { element } from '../../element';
import { translate } from '../../messages/translate';
import type { InstantPlay } from '../instant-play';
import type { Skin } from '../../engine/skin';
import { pickOne } from '../pick-one';
import { CoinScene } from './coin-scene';

const nameOf = (skin: Skin, side: Side | undefined) => skin.symbols[side ?? '']?.name ?? '';

export const coinPlay: InstantPlay<CoinChoice> = {
  rules: coin,
  first: { side: 'heads' },
  texts: { aim: 'coin.aim', rules: 'coin.rules', bet: 'coin.bet', running: 'coin.running' },
  scene: (parts) => new CoinScene(parts),
  controls: (game, skin) => [
    pickOne<CoinChoice, Side>(game, {
      label: translate('coin.side'),
      values: SIDES,
      nameOf: (side) => nameOf(skin, side),
      of: ({ side }) => side,
      with: (_, side) => ({ side }),
      content: (side) => [
        element('img', { src: skin.symbols[side]?.art ?? '', alt: '', width: 48, height: 48 }),
        document.createTextNode(nameOf(skin, side)),
      ],
    }),
  ],
  chosen: ({ side }, skin) => nameOf(skin, side),
  cameOut: (_, [side = 0], skin) => translate('coin.fell', { side: nameOf(skin, SIDES[side]) }),
  showsPays: false,
};
