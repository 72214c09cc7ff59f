import { element } from '../element';
import { translate } from '../messages/translate';
import { commitmentStep, step } from './check';
import type { FairDraw } from './fair-draw';

/** From the commitment to the numbers that were drawn. */
export function drawSteps({ commitment, blocks, readings }: FairDraw, shown: string): HTMLElement[] {
  const lines = readings.map(({ word, size, drawn }) =>
    element('code', {}, `⌊${word} × ${size} ÷ 2³²⌋ = ${drawn ?? translate('passedOver')}`),
  );
  return [
    commitmentStep(commitment, shown),
    step('instant.step2', ...blocks.flatMap(({ message, digest }) => [element('code', {}, message), element('code', {}, digest)])),
    step('instant.step3', ...lines),
  ];
}
