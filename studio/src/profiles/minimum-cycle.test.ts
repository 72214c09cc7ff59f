import { sql } from 'kysely';
import { auditedModel } from '../audit/audited-models';
import { sitDown } from '../audit/player';
import { MODEL_IDS } from '../models/models';
import { readSettings } from '../settings';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { TITLES } from '../titles/titles';

const { minimumCycleMs } = readSettings({ STUDIO_DATABASE_URL: 'postgres://localhost/studio' });

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio({ minimumCycleMs })));
afterAll(() => studio.close());

/** As if the last round had begun so long ago, or would begin so much later. */
const begunAgo = (milliseconds: number) =>
  sql`update rounds set created_at = clock_timestamp() - ${milliseconds} * interval '1 millisecond'`.execute(studio.test.database);

describe('a brand that has no rules of its own', () => {
  it.each(MODEL_IDS)(
    'plays a round every 900 milliseconds at most, where nobody set the studio up otherwise: %s',
    async (model) => {
      const player = await sitDown(
        studio,
        TITLES.find((title) => title.model === model)!,
        `patient-${model}`,
      );
      const bet = auditedModel(model).bets[0]!;
      expect(await player.session()).toMatchObject({ cycleMs: 900 });
      await player.play(bet);

      await begunAgo(-10_000);
      expect(await player.bet(bet)).toMatchObject({ status: 429, code: 'round.too_soon' });
      await begunAgo(900);
      expect((await player.bet(bet)).status).toBe(200);
    },
  );
});
