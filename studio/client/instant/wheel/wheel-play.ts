import { SEGMENTS, segmentsOf, wheel, type WheelChoice } from '../../../src/instant/wheel';
import { translate } from '../../messages/translate';
import type { InstantPlay } from '../instant-play';
import { pickOne, pickRisk, riskName } from '../pick-one';
import { times } from '../../engine/times';
import { prizeColours } from './prize-colours';
import { WheelScene } from './wheel-scene';

export const wheelPlay: InstantPlay<WheelChoice> = {
  rules: wheel,
  first: { risk: 'medium', segments: 20 },
  texts: { aim: 'wheel.aim', rules: 'wheel.rules', bet: 'wheel.bet', running: 'wheel.running' },
  scene: (parts) => new WheelScene(parts),
  controls: (game) => [
    pickRisk(game),
    pickOne(game, {
      label: translate('wheel.segments'),
      values: SEGMENTS,
      nameOf: String,
      of: ({ segments }) => segments as (typeof SEGMENTS)[number],
      with: (choice, segments) => ({ ...choice, segments }),
    }),
  ],
  chosen: ({ risk, segments }) => `${translate('wheel.segmentsAre', { segments: String(segments) })}, ${riskName(risk)}`,
  cameOut: (choice, [segment = 0]) => translate('wheel.stopped', { times: times(segmentsOf(choice)[segment] ?? 0) }),
  showsPays: false,
  prizeColour: (choice, multiplier, skin) => prizeColours(choice, skin).get(multiplier),
};
