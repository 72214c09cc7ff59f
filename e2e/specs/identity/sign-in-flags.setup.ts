import { test } from '@playwright/test';
import { BRAND, FLAGS } from '../../identity/lagoon';
import { offerActivity } from '../../money/offer-activity';
import { changeBrand } from '../../registry';
import { StaffApi } from '../../staff';

interface Rule {
  field: string;
  enabled: boolean;
  required: boolean;
}

/** A browser test reads no pictures: an operator decides that nobody has to. */
const withoutCaptcha = (rule: Rule): Rule => (rule.field === 'captcha' ? { ...rule, enabled: false, required: false } : rule);

async function changeRules(fixture: StaffApi, brand: string, change: (rule: Rule) => Rule): Promise<void> {
  const address = `/staff/brands/${brand}/registration-rules`;
  const { rules, adultAge, version } = await fixture.request<{ rules: Rule[]; adultAge: number; version: string }>('GET', address);
  await fixture.request('PUT', address, {
    rules: rules.map(change),
    adultAge,
    version,
    reason: 'every field is tried in a browser',
  });
}

test('Lagoon offers every way in, and asks at registration whatever there is to be asked but a captcha', async () => {
  await changeBrand(BRAND, ...FLAGS.map((flag) => ({ kind: 'flag', flag, on: true })));
  const fixture = await StaffApi.open();
  await changeRules(fixture, BRAND, (rule) => withoutCaptcha({ ...rule, enabled: true }));
  await changeRules(fixture, 'pavilion', withoutCaptcha);
});

test('Pavilion has an activity for which members apply with a picture, once they have played', async () => {
  await offerActivity(await StaffApi.open());
});
