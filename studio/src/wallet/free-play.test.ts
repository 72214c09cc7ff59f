import { auditedModel } from '../audit/audited-models';
import type { SampleBet } from '../audit/audited-model';
import { sitDown } from '../audit/player';
import { MODEL_IDS, modelOf } from '../models/models';
import { CURRENCIES } from '../money/currencies';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { withStake } from '../testing/with-stake';
import { TITLES } from '../titles/titles';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

describe.each(CURRENCIES)('free play in %s', (currency) => {
  it.each(MODEL_IDS)('has money for a hundred rounds of the stake that the page begins with: %s', async (model) => {
    const title = TITLES.find((each) => each.model === model)!;
    const { firstStake } = modelOf(title).limits(currency);
    const visitor = await sitDown(studio, title, undefined, currency);

    expect(BigInt((await visitor.session()).balance)).toBeGreaterThanOrEqual(100n * firstStake);
    const [sample] = auditedModel(model).bets as [SampleBet];
    expect((await visitor.play(withStake(sample, firstStake))).state).toBe('settled');
  });
});
