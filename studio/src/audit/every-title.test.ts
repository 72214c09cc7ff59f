import { MODEL_IDS } from '../models/models';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { allTitles, TITLES } from '../titles/titles';
import { auditedModel } from './audited-models';
import { checkSilence, promiseOf } from './checks/play';
import { withFixedSeeds } from './fixed-seeds';
import { PATIENT_MS, sitDown } from './player';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio({ walletTimeoutMs: PATIENT_MS })));
afterAll(() => studio.close());

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** One of each model that labels make: which one is another whenever labels are. */
const MADE = MODEL_IDS.flatMap((id) => allTitles().findLast(({ model, listing }) => model === id && listing) ?? []);

describe('every title made by hand, and one of each model that labels make', () => {
  it.each([...TITLES, ...MADE].map((title) => [title.code, title] as const))(
    'is launched, plays three rounds, and the operator’s books have them: %s',
    async (code, title) => {
      const { bets } = auditedModel(title.model);
      const user = `plays-${code}`;
      const before = studio.merchant.balance;
      const player = await sitDown(studio, title, user);
      const page = await studio.app.inject({ url: new URL(player.address).pathname });
      expect([page.statusCode, page.body.includes(`<title>${title.names.en.replace('&', '&amp;')}</title>`)]).toEqual([200, true]);

      const rounds = [];
      for (let at = 0; at < 3; at += 1) rounds.push(await player.play(bets[at % bets.length] ?? { stake: '1000000' }));

      const entries = studio.merchant.entries.filter((entry) => entry.user === user);
      const ids = [...new Set(entries.map(({ round }) => round))];
      const booked = ids.map((id) => entries.filter(({ round }) => round === id).map(({ amount }) => amount));
      expect(booked.map((of) => [of[0], sumOf(of.slice(1, -1)), of.at(-1)])).toEqual(
        rounds.map(({ stake, raised, payout }) => [-Number(stake), 0 - Number(raised), Number(payout)]),
      );
      expect(studio.merchant.balance - before).toBe(Number((await player.session()).net));
    },
  );
});

describe('every model', () => {
  it.each(MODEL_IDS)('has a title, and is known to the audit: %s', (model) => {
    expect(promiseOf(model)).toBe(auditedModel(model).published);
  });

  it('is named when the audit does not know it', () => {
    expect(() => auditedModel('unheard-of-1' as 'dice-1')).toThrow('The audit does not know the model “unheard-of-1”');
  });

  it.each(MODEL_IDS)('tells the page nothing of an outcome or a payout while the win is not confirmed: %s', async (model) => {
    studio.merchant.balance = 10_000_000_000;
    const { figures, problems } = await withFixedSeeds(`test of ${model}`, () => checkSilence(studio, model));
    expect(problems).toEqual([]);
    expect(figures).toMatch(/^\d+ rounds held open, [1-9]\d* of them won$/);
  });
});
