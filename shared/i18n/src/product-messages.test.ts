import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayMessages, screenMessages, silentBehaviours } from './product-messages';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const spoken = [...Object.values(gatewayMessages), ...Object.values(screenMessages)];

it.each(['bn', 'en'])('every message of the gateway has a text in %s', (locale) => {
  const texts = JSON.parse(read(`shared/i18n/messages/errors/${locale}.json`)) as Record<string, string>;

  expect(Object.values(gatewayMessages).filter(({ code }) => !texts[code])).toEqual([]);
});

it('the errors page names each of them and what says it', () => {
  const page = read('docs/errors.md');

  for (const message of spoken)
    expect(page).toContain(`| ${message.means} | \`${'code' in message ? message.code : message.key}\` |`);
  for (const { means } of silentBehaviours) expect(page).toContain(means);
});
