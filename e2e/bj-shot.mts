import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
async function open(deal: string, { lang = 'en', width = 390, height = 844, theme = 'dark', balance = '' } = {}) {
  const address = await (await fetch(`http://127.0.0.1:4511/?deal=${deal}&lang=${lang}${balance ? `&balance=${balance}` : ''}`)).text();
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme as 'dark' });
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('error', e.message));
  await page.goto(address.replace('localhost', '127.0.0.1') + `?theme=${theme}`);
  await page.waitForSelector('[type=submit]');
  return page;
}
const buttons = (page) => page.$$eval('form button', (all) => all.map((b) => b.textContent + (b.getAttribute('aria-disabled') === 'true' ? ' (off)' : '')));
const said = (page) => page.$eval('p[role=status][class*=verdict]', (p) => p.textContent);
async function press(page, name: string) { await page.getByRole('button', { name, exact: false }).first().click(); }
const which = process.argv[2];
if (which === 'a') {
  const p = await open('8,6,8,0,8,8');
  await p.screenshot({ path: '/tmp/bj-0.png' });
  await p.keyboard.press('Tab');
  await press(p, 'Deal'); await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/bj-1.png' });
  await p.waitForTimeout(2200); await press(p, 'What is best'); await p.waitForTimeout(300);
  console.log(await buttons(p), await said(p)); await p.screenshot({ path: '/tmp/bj-2.png' });
  for (let i = 0; i < 3; i++) { await press(p, 'Split'); await p.waitForTimeout(1600); console.log(await buttons(p), '|', await said(p)); }
  console.log(await p.getAttribute('canvas[role=img]', 'aria-label'));
  await p.screenshot({ path: '/tmp/bj-3.png' });
  for (let i = 0; i < 6; i++) { if (!(await p.getByRole('button', { name: 'Stand' }).count())) break; await p.getByRole('button', { name: 'Stand' }).click(); await p.waitForTimeout(1200); }
  await p.waitForTimeout(4000); await p.screenshot({ path: '/tmp/bj-4.png' }); console.log(await said(p));
}
if (which === 'b') {
  const p = await open('10,1,9,0', { width: 1440, height: 900, theme: 'light' });
  await press(p, 'Deal'); await p.waitForTimeout(2800); console.log(await buttons(p), await said(p)); await p.screenshot({ path: '/tmp/bj-5.png' });
  await press(p, 'Insure'); await p.waitForTimeout(3800); console.log(await buttons(p), await said(p)); await p.screenshot({ path: '/tmp/bj-6.png' });
}
if (which === 'c') {
  const p = await open('5,6,6,0', { lang: 'bn', theme: 'light' });
  await p.getByRole('button', { name: 'তাস নিন' }).click(); await p.waitForTimeout(2800); console.log(await buttons(p), await said(p)); await p.screenshot({ path: '/tmp/bj-7.png' });
  await p.getByRole('button', { name: 'ডাবল' }).click(); await p.waitForTimeout(4500); await p.screenshot({ path: '/tmp/bj-8.png' }); console.log(await said(p));
  await p.getByRole('button', { name: 'নিয়ম' }).first().click(); await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/bj-9.png' });
}
await browser.close();
