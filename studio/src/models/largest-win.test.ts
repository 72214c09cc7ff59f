import { auditedModel } from '../audit/audited-models';
import type { SampleBet } from '../audit/audited-model';
import { decision } from '../audit/checks/rules';
import { drawUntil } from '../draws/draw-until';
import { CURRENCIES, limitsOf } from '../money/currencies';
import { SLOTS } from '../slots/slot-kinds';
import { deuces } from '../steps/video-poker/deuces';
import { doubleBonus } from '../steps/video-poker/double-bonus';
import { jacks } from '../steps/video-poker/jacks';
import { GUESSES, hiLoDraws, hiLoState, type HiLoStep, MOST_SKIPS, waysOf } from '../steps/hilo';
import { withWords } from '../testing/with-words';
import { listedTitle } from '../titles/listed-title';
import { TITLES } from '../titles/titles';
import { asNumber } from './fraction';
import type { RoundSeeds } from './model';
import type { PlayedModelId, SlotModelId } from './model-id';
import { MODEL_IDS, modelOf } from './models';

/** Of the largest win in BDT, as another program counted it; where it is a constant of the rules, another test counts that anew. */
const ODDS: Readonly<Record<PlayedModelId, readonly [bigint, bigint]>> = {
  'dice-2': [495n, 10_001n],
  ...(Object.fromEntries(
    Object.values(SLOTS).map(({ id, odds: { largestWin } }) => [id, [largestWin.numerator, largestWin.denominator]]),
  ) as Record<SlotModelId, [bigint, bigint]>),
  'limbo-1': [103_809n, 2_097_152n],
  'plinko-1': [1n, 32_768n],
  'wheel-1': [1n, 30n],
  'keno-1': [3n, 247n],
  'coin-1': [1n, 2n],
  'scratch-1': [1n, 50_000n],
  'cups-1': [1n, 3n],
  'card-guess-1': [1n, 52n],
  'roulette-1': [1n, 37n],
  'baccarat-1': [31n, 415n],
  'dragon-tiger-1': [7n, 415n],
  'sic-bo-1': [10n, 216n],
  'andar-bahar-1': [22n, 595n],
  'mines-1': [1n, 25n],
  'towers-1': [1n, 32n],
  'blackjack-1': [106_816_981_232_432_906_951_177n, 542_800_770_374_370_512_771_595_361n],
  'war-1': [27_163n, 4_965_115n],
  'three-card-1': [154_261n, 101_792_600n],
  'teen-patti-1': [4_174n, 2_544_815n],
  'fishing-1': [97n ** 5n, 20_000n ** 5n],
  'hilo-1': [14_700n, 13n ** 5n],
  'jacks-1': [jacks.largestWin.numerator, jacks.largestWin.denominator],
  'deuces-1': [deuces.largestWin.numerator, deuces.largestWin.denominator],
  'double-bonus-1': [doubleBonus.largestWin.numerator, doubleBonus.largestWin.denominator],
};

const NONCES = 2_000;
const STEPS: Readonly<Partial<Record<PlayedModelId, readonly object[]>>> = {
  'war-1': [{ war: true }],
  'three-card-1': [{ play: true }],
  'teen-patti-1': [{ play: true }],
  'fishing-1': [{ aims: 'AAAAA' }],
  // All tiles but the last.
  'towers-1': Array.from({ length: 5 }, () => ({ open: 1 })),
  'mines-1': Array.from({ length: 24 }, (_, at) => ({ open: at + 1 })),
};

/** Five right guesses by the cards of a round, which win in so many ways together; cards that offer none of them are skipped. */
function rightGuesses(seeds: RoundSeeds, ways: bigint, steps: readonly HiLoStep[] = []): readonly HiLoStep[] | undefined {
  const cards = drawUntil(seeds, (words) => hiLoDraws([...steps, { skip: true }], words));
  const guessed = steps.filter((step) => 'guess' in step).length;
  if (guessed === 5) return ways === 1n ? steps : undefined;
  for (const guess of GUESSES) {
    const here = BigInt(waysOf(cards[steps.length] ?? 0, guess));
    const after = [...steps, { guess }];
    if (ways % here !== 0n || hiLoState(cards, after).missed) continue;
    const found = rightGuesses(seeds, ways / here, after);
    if (found) return found;
  }
  return steps.length - guessed < MOST_SKIPS ? rightGuesses(seeds, ways, [...steps, { skip: true }]) : undefined;
}

interface Tried {
  readonly seeds: RoundSeeds;
  readonly steps: readonly object[] | undefined;
}

/** Seeds and steps that may lead there: those that the audit knows to be rare, and then any. */
function* tried(id: PlayedModelId): Generator<Tried> {
  for (const { seeds, bet } of auditedModel(id).rare) yield { seeds, steps: bet.steps };
  for (let nonce = 0; nonce < NONCES; nonce += 1) {
    const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'largest win', nonce };
    yield { seeds, steps: id === 'hilo-1' ? rightGuesses(seeds, ODDS[id][0]) : STEPS[id] };
  }
}

function isReached(id: PlayedModelId): boolean {
  const { most, stake, bet } = modelOf({ model: id }).largest('BDT');
  const sample: SampleBet = { ...bet, stake: String(stake) };
  const pays = ({ seeds, steps }: Tried) => decision(id, { ...sample, ...(steps && { steps }) }, seeds).payout;
  // Five such catches come once in 372 thousand million magazines: here every number is one of the lowest.
  if (id === 'fishing-1')
    return withWords(
      Array.from({ length: 16 }, () => 100_000),
      () => pays({ seeds: { serverSeed: 'any', clientSeed: 'any', nonce: 0 }, steps: STEPS[id] }) === most,
    );
  for (const each of tried(id)) if (pays(each) === most) return true;
  return false;
}

describe.each(MODEL_IDS)('the largest win of %s', (id) => {
  const model = modelOf({ model: id });

  it.each(CURRENCIES)('is won by a bet that is taken, is what the list tells, and no more than is paid at all: %s', (currency) => {
    const { most, stake, bet } = model.largest(currency);
    expect(() => model.accept({ ...bet, stake: String(stake) }, stake, currency)).not.toThrow();
    expect(most).toBeLessThanOrEqual(limitsOf(currency).maxWin);
    expect(most).toBeGreaterThan(stake);
    const { limits } = model.listing() as { readonly limits: Record<string, { readonly max_win: number }> };
    expect(limits[currency]?.max_win).toBe(Number(most));
  });

  it('is the largest that the audit allows, and is reached', () => {
    expect(model.largest('BDT').most).toBe(auditedModel(id).largestWin);
    expect(isReached(id)).toBe(true);
  });

  it('comes as often as it says', () => {
    const { numerator, denominator } = model.largest('BDT').odds;
    const [ways, all] = ODDS[id];
    expect(numerator * all).toBe(ways * denominator);
  });

  it('is in the operators’ list with how often it comes', () => {
    const title = TITLES.find((each) => each.model === id)!;
    const { max_win_odds: told } = listedTitle(title, 'http://studio.test');
    const [numerator, denominator] = ODDS[id];
    expect(Object.keys(told)).toEqual(CURRENCIES);
    expect(told['BDT']! / asNumber({ numerator, denominator })).toBeCloseTo(1, 4);
    for (const currency of CURRENCIES) expect(told[currency]! / asNumber(model.largest(currency).odds)).toBeCloseTo(1, 4);
  });
});
