import { expect, test } from '../../fixtures';
import { layoutFaults } from '../../layout-faults';

const shown = async (page: Parameters<typeof layoutFaults>[0], body: string) => {
  await page.setContent(`<meta name="viewport" content="width=device-width"><style>* { margin: 0 }</style><main>${body}</main>`);
  return (await layoutFaults(page)).filter((each) => each.startsWith('at 320 px'));
};

const faults = {
  'a box that is wider than the window': [
    '<div class="wide" style="width: 500px">A</div>',
    /^at 320 px: it is 500 px wide: div\.wide/,
  ],
  'an amount that its box cuts off': [
    '<p style="width: 80px; overflow: hidden"><b class="sum" style="white-space: nowrap">৳123,456,789.01</b></p>',
    /^at 320 px: b\.sum “৳123,456,789\.01” is cut off$/,
  ],
  'a field that is too narrow for what is chosen': [
    '<select class="sort" style="width: 60px"><option>Most popular</option></select>',
    /^at 320 px: select\.sort is too narrow for “Most popular”$/,
  ],
  'a field under a bar, wherever the page is scrolled to': [
    '<div style="height: 2000px"></div><input class="sum" style="display: block"><div class="bar" style="position: fixed; inset: auto 0 0; height: 60px"></div>',
    /^at 320 px: input\.sum “” is covered by div\.bar/,
  ],
  'the last words under a bar': [
    '<div style="height: 2000px"></div><p>The end</p><div class="bar" style="position: fixed; inset: auto 0 0; height: 60px"></div>',
    /^at 320 px: p\. “The end” lies under div\.bar/,
  ],
} as const;

for (const [what, [body, fault]] of Object.entries(faults))
  test(`a walk finds ${what}`, async ({ page }) => {
    expect(await shown(page, body)).toEqual([expect.stringMatching(fault)]);
  });

test('a walk finds nothing in what is shortened with its whole beside it, or can be scrolled free', async ({ page }) => {
  const short = '<p title="৳123,456,789.01" style="width: 80px; overflow: hidden; white-space: nowrap">৳123,456,789.01</p>';
  const row =
    '<div style="overflow: auto; white-space: nowrap"><button>One</button><button style="margin-left: 900px">Two</button></div>';
  const bar = '<div style="position: fixed; inset: auto 0 0; height: 60px"></div>';
  expect(await shown(page, `${short}${row}<button>Pay</button><div style="height: 2000px"></div>${bar}`)).toEqual([]);
});
