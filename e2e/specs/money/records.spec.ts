import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { navigateInApp } from '../../navigate-in-app';
import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { violations } from '../../violations';
import { words } from '../../words';

interface Statement {
  list: { kind: string }[];
}

test('a member looks up what moved, narrows it, takes it home as files, and checks a round that was played', async ({
  page,
  context,
  main,
  said,
  visitor,
}) => {
  const { dice } = words[visitor.locale];
  const member = await Member.register();
  await member.deposit(1_000_00n);
  await member.bet(100_00n);
  const { list } = await member.request<Statement>('GET', `/wps/v2/wallets/statement?${new URLSearchParams(days())}`);
  const games = list.filter(({ kind }) => kind !== 'deposit').length;
  await member.addSessionTo(context);
  const rows = main.getByRole('table').first().locator('tbody').getByRole('row');
  const dialog = page.getByRole('dialog');
  const press = (id: string) => main.getByRole('button', { name: said(id), exact: true }).click();
  const saved = async (id: string) => (await download(page, main, said(id))).content;

  await page.goto('/member/transactionHistory');
  await expect(rows).toHaveCount(list.length);
  await press('group.games');
  await expect(rows).toHaveCount(games);
  const [header, ...lines] = (await saved('export.statement.csv')).toString('utf8').trimEnd().split('\r\n');
  expect(header?.split(',')).toEqual(expect.arrayContaining([said('column.reference'), said('column.balance')]));
  expect(lines).toHaveLength(games);
  expect(lines.at(-1)).toContain('-100.00,900.00,BDT');
  expect((await saved('export.statement.pdf')).subarray(0, 4).toString()).toBe('%PDF');
  await press('range.yesterday');
  await expect(main.getByText(said('statement.empty'))).toBeVisible();
  await press('range.today');
  await expect(rows).toHaveCount(games);
  await press('kind.all');
  await rows
    .last()
    .getByRole('button', { name: said('kind.deposit') })
    .click();
  await expect(dialog).toContainText(`${said('details.before')}৳0.00`);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await navigateInApp(page, '/member/accountRecord');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(said('record.state.paid'));
  expect(await violations(page)).toEqual([]);

  await navigateInApp(page, '/member/personalProfit');
  await expect(main.getByRole('figure', { name: said('profit.chart') })).toBeVisible();
  await main.getByText(said('profit.days')).first().click();
  await expect(rows).toContainText('৳1,000.00');
  expect(await violations(page)).toEqual([]);

  await navigateInApp(page, '/member/personalHistoryCopy');
  await main.getByRole('combobox', { name: said('bets.result') }).selectOption({ label: said('result.open') });
  await expect(main.getByText(said('bets.empty'))).toBeVisible();
  await main.getByRole('combobox', { name: said('bets.result') }).selectOption('');
  await rows.getByRole('button', { name: dice }).click();
  await expect(dialog).toContainText(said('round.later'));
  expect(await violations(page)).toEqual([]);
  const check = await dialog.getByRole('link', { name: said('round.check') }).getAttribute('href');
  await page.goto(check ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member saves the betting record, and the file says line for line what the screen shows, also of the rounds that are chosen', async ({
  page,
  context,
  main,
  said,
  visitor,
}) => {
  const { dice } = words[visitor.locale];
  const member = await Member.register();
  await member.deposit(1_000_00n);
  for (const stake of [100_00n, 50_00n, 20_00n]) await member.bet(stake);
  await member.addSessionTo(context);
  const rows = main.getByRole('table').first().locator('tbody').getByRole('row');
  const saved = async () => {
    const { name, content } = await download(page, main, said('export.bets.csv'));
    expect(name).toMatch(/^pavilion-bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...lines] = content.toString('utf8').trimEnd().split('\r\n');
    expect(header?.split(',').slice(2, 5)).toEqual([said('details.game'), said('details.round'), said('bets.result')]);
    return lines;
  };

  await page.goto('/member/personalHistoryCopy');
  await expect(rows).toHaveCount(3);
  const all = await saved();
  expect(all).toHaveLength(3);
  for (const [at, line] of all.entries()) {
    const [when = '', vendor = '', game = '', , result = '', ...money] = line.split(',');
    const row = rows.nth(at);
    expect(game).toBe(dice);
    await expect(row.getByRole('rowheader')).toContainText(game);
    await expect(row.getByRole('rowheader')).toContainText(vendor);
    const shown = await row.getByRole('time').getAttribute('datetime');
    expect(new Date(when).toISOString().slice(0, 19)).toBe(shown?.slice(0, 19));
    await expect(row.getByRole('cell').nth(1)).toContainText(result);
    expect([...(await amountsIn(row)), 'BDT']).toEqual(money);
  }
  expect(all.map((line) => line.split(',')[5])).toEqual(['20.00', '50.00', '100.00']);
  await rows.first().getByRole('button', { name: dice }).click();
  await expect(page.getByRole('dialog')).toContainText(all[0]?.split(',')[3] ?? '');
  await page.keyboard.press('Escape');

  // Nobody knows how a round of dice ends: one of the two may have none.
  for (const result of ['won', 'lost']) {
    const label = said(`result.${result}`);
    const chosen = all.filter((line) => line.split(',')[4] === label);
    await main.getByRole('combobox', { name: said('bets.result') }).selectOption({ label });
    await expect(rows).toHaveCount(chosen.length);
    expect(await saved()).toEqual(chosen);
  }
});

/** The file that a button of the page brings. */
async function download(page: Page, main: Locator, name: string): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name, exact: true }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** What a line of the record shows in taka, as a spreadsheet writes it. */
async function amountsIn(row: Locator): Promise<string[]> {
  const texts = (await row.getByRole('cell').allInnerTexts()).map((text) => /([+−-]?)৳([\d,]+\.\d\d)/.exec(text));
  return texts.flatMap((found) =>
    found ? [(found[1] === '+' ? '' : (found[1] ?? '').replace('−', '-')) + (found[2] ?? '').replaceAll(',', '')] : [],
  );
}

/** From the day before until the day after, wherever the brand's day begins. */
function days(): Record<'from' | 'to', string> {
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
  return { from: day(-1), to: day(1) };
}
