import type { Lottery, LotteryDraw } from '@pavilion/api/lottery';

/** Draw 3 of the studio's southern lottery from a seed of its own: what anybody must come to who draws it again. */
export const sampleDraw: LotteryDraw = {
  gameCode: 'lottery-south',
  numero: '3',
  dueAt: '2026-11-01T09:15:00.000Z',
  openedAt: '2026-11-01T09:15:00.200Z',
  seed: '5eed'.repeat(16),
  step: 3,
  commitment: 'a9f4ab8e92d56c10a00e06e9fa51fcd1cc522e7863aa1e6a7b5de6c490f8c154',
  prizes: [
    { prize: 'SPECIAL', numbers: ['382620'] },
    { prize: 'FIRST', numbers: ['05755'] },
    { prize: 'SECOND', numbers: ['62012'] },
    { prize: 'THIRD', numbers: ['74446', '32292'] },
    { prize: 'FOURTH', numbers: ['49600', '69824', '94427', '91469', '55777', '95065', '54992'] },
    { prize: 'FIFTH', numbers: ['1660'] },
    { prize: 'SIXTH', numbers: ['2520', '3210', '7410'] },
    { prize: 'SEVENTH', numbers: ['191'] },
    { prize: 'EIGHTH', numbers: ['83'] },
  ],
};

/** That lottery and its northern sister, which has drawn nothing yet. */
export const sampleLotteries: Lottery[] = (['SOUTH', 'NORTH'] as const).map((region) => ({
  gameCode: `lottery-${region.toLowerCase()}`,
  gameName: region === 'SOUTH' ? 'Lantern Lottery South' : 'Lantern Lottery North',
  vassalage: 'STUDIO',
  displayName: 'Lantern Works',
  region,
  drawEverySeconds: 300,
  nextNumero: '4',
  nextDrawAt: '2031-01-01T09:20:00.000Z',
  nextCommitment: sampleDraw.commitment,
}));
