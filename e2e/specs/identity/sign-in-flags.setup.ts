import { test } from '@playwright/test';
import { BRAND, FLAGS } from '../../identity/lagoon';
import { changeBrand } from '../../registry';
import { StaffApi } from '../../staff';

/** Fields of the registration form that a browser test can fill without reading pictures. */
const UNREAD = ['captcha'];

test('Lagoon offers every way in, and asks at registration whatever there is to be asked', async () => {
  await changeBrand(BRAND, ...FLAGS.map((flag) => ({ kind: 'flag', flag, on: true })));
  const fixture = await StaffApi.open();
  const address = `/staff/brands/${BRAND}/registration-rules`;
  const { rules, adultAge, version } = await fixture.request<{
    rules: { field: string; enabled: boolean }[];
    adultAge: number;
    version: string;
  }>('GET', address);
  const asked = rules.map((rule) => ({ ...rule, enabled: rule.enabled || !UNREAD.includes(rule.field) }));
  await fixture.request('PUT', address, { rules: asked, adultAge, version, reason: 'every field is tried in a browser' });
});
