import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { OUR_SCHEMA } from '../../../platform/database/migrate';
import { testPlatform, type TestPlatform } from '../../../platform/testing';

let platform: TestPlatform;
let owner: pg.Client;
beforeAll(async () => {
  platform = await testPlatform();
  owner = new pg.Client({ connectionString: platform.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await platform.close();
});

const OLD =
  /free trial|points mall|\bmaker|imaginary|(?<!e)mail address|বিনামূল্যে|ট্রায়াল|নির্মাতা|কাল্পনিক|যন্ত্রে|পয়েন্ট মল|খেলার নাম|যেসব খেলা/i;

it('says each thing by the term of the glossary in what the brands came with', async () => {
  const { rows } = await owner.query<{ text: string }>(`
    select value as text from help_articles, lateral (values (title), (content)) as parts (part), jsonb_each_text(part) union all
    select value from help_sections, jsonb_each_text(title) union all
    select value from brand_legal, jsonb_each_text(content) union all
    select value from bonus_offers, jsonb_each_text(terms) union all
    select value from announcements, lateral (values (title), (subtitle), (content)) as parts (part), jsonb_each_text(part)`);

  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ text }) => OLD.test(text))).toEqual([]);
});

it('replaces what still is as it came, and leaves what an operator wrote', async () => {
  const written = { en: 'Our “Free trial” is for everybody', bn: 'আমাদের “ফ্রি ট্রায়াল” সবার জন্য' };
  const titled = (brand: string, title: object) =>
    owner.query(`update help_articles set title = $2 where brand = $1 and anchor = 'free-trial'`, [brand, title]);
  await titled('pavilion', { en: 'Trying for free', bn: 'নিজের কথা' });
  await titled('lagoon', written);

  await owner.query(readFileSync(join(OUR_SCHEMA.migrations, '0380_words_of_first_texts.sql'), 'utf8'));

  const { rows } = await owner.query(`select brand, title from help_articles where anchor = 'free-trial' order by brand`);
  expect(rows).toEqual([
    { brand: 'lagoon', title: written },
    { brand: 'pavilion', title: { en: 'Free play', bn: 'নিজের কথা' } },
  ]);
});
