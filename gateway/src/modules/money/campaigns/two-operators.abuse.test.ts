import type { CampaignTerms, PromotionRuleChange } from '@pavilion/api/staff';
import { staffRequest } from '../../../platform/testing';
import { aCampaign, setUpCampaigns } from './campaigns-fixture';

let now: Awaited<ReturnType<typeof setUpCampaigns>>;
beforeAll(async () => (now = await setUpCampaigns()), 90_000);
afterAll(() => now.close());

/** What one operator tries alone, and what it is refused with. */
const tries = async (method: 'PUT' | 'POST', path: string, payload: object) => {
  const answer = await staffRequest(now.app, { method, url: `/staff/brands/pavilion${path}`, as: now.staff.mira, payload });
  return { refusal: answer.statusCode === 200 ? undefined : answer.json().code, value: answer.json().value };
};
const texts = { en: 'A gift', bn: 'উপহার' };
const campaign = (version: number, terms: CampaignTerms, more: Partial<PromotionRuleChange<'campaign'>> = {}) => ({
  ...{ name: texts, about: texts, terms, enabled: true, validFrom: null, version, reason: 'for friends' },
  ...more,
});
const segment = (version: number, tags: string[], enabled = true) => ({
  ...{ name: texts, rule: { match: 'all', of: [{ fact: 'tags', op: 'any-of', values: tags }] } },
  ...{ enabled, version, reason: 'for the autumn' },
});
const tag = (name: string) => ({ tag: name, give: true, accounts: ['friend'], reason: 'they asked for it' });

beforeAll(async () => {
  await now.app.gateway.services.members.create({ brand: 'pavilion', account: 'friend', type: 0 });
});

describe('one operator alone, after two agreed to a campaign for a segment', () => {
  it('cannot switch it off, and on again for whomever the segment means by then', async () => {
    await tries('PUT', '/segments/guests', segment(0, ['guest']));
    const terms = aCampaign({ segment: 'guests' });
    const path = `/promotions/campaign/${await now.begin(terms)}`;
    expect((await tries('PUT', path, campaign(1, terms, { name: { en: 'A present', bn: 'উপহার' } }))).refusal).toBeUndefined();
    const off = { enabled: false, validFrom: new Date(Date.now() + 120_000).toISOString() };
    expect((await tries('PUT', path, campaign(2, terms, off))).refusal).toBeUndefined();

    const on = campaign(3, terms, { validFrom: new Date(Date.now() + 180_000).toISOString() });
    expect((await tries('PUT', path, on)).refusal).toBe('promotions.player_gains');
    expect((await tries('POST', `${path}/requests`, on)).refusal).toBeUndefined();
  });

  it('cannot change whom it is for while it waits for the second one', async () => {
    await tries('PUT', '/segments/patrons', segment(0, ['patron']));
    const wanted = campaign(0, aCampaign({ segment: 'patrons' }));
    const { id } = (await tries('POST', '/promotions/campaign/for-patrons/requests', wanted)).value;

    expect((await tries('PUT', '/segments/patrons', segment(1, ['friend']))).refusal).toBe('segments.decides_about_money');
    expect((await tries('POST', '/tags', tag('patron'))).refusal).toBe('segments.decides_about_money');
    await tries('POST', `/promotion-requests/${id}/rejection`, { reason: 'thought again' });
    expect((await tries('POST', '/tags', tag('patron'))).refusal).toBeUndefined();
    expect((await tries('PUT', '/segments/patrons', segment(1, ['friend']))).refusal).toBeUndefined();
  });

  it('cannot give its tags while the segment is off', async () => {
    await tries('PUT', '/segments/insiders', segment(0, ['insider']));
    await now.begin(aCampaign({ segment: 'insiders' }));
    expect((await tries('PUT', '/segments/insiders', segment(1, ['insider'], false))).refusal).toBeUndefined();

    expect((await tries('POST', '/tags', tag('insider'))).refusal).toBe('segments.decides_about_money');
  });
});
