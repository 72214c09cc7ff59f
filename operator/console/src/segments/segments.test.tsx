import type { SegmentLine, SegmentsValue } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/segments';
const COUNT = `POST ${ROOT}/count`;
const plain = { lastDays: false, money: false, choices: [] };
const facts: SegmentsValue['facts'] = [
  { ...plain, key: 'currency', type: 'text', choices: ['BDT', 'USD'] },
  { ...plain, key: 'deposit-sum', type: 'number', lastDays: true, money: true },
  { ...plain, key: 'last-seen', type: 'date' },
  { ...plain, key: 'mobile-confirmed', type: 'flag' },
  { ...plain, key: 'tags', type: 'set', choices: ['guest', 'vip'] },
];
const guests: SegmentLine = {
  code: 'guests',
  version: 3,
  name: { bn: 'অতিথি', en: 'Guests' },
  rule: {
    match: 'all',
    of: [
      { fact: 'tags', op: 'any-of', values: ['guest'] },
      { match: 'none', of: [{ fact: 'last-seen', op: 'within', days: 30 }] },
    ],
  },
  enabled: true,
  writtenBy: 'mira',
  writtenAt: '2026-11-20T10:00:00Z',
};
const overview: SegmentsValue = {
  currency: 'BDT',
  segments: [{ code: 'guests', versions: [guests], uses: [] }],
  requests: [],
  facts,
};
const usedBy: SegmentsValue = {
  ...overview,
  segments: [{ code: 'guests', versions: [guests], uses: [{ kind: 'offer', name: { bn: 'স্বাগতম', en: 'Welcome' }, gives: true }] }],
};

async function openSegments({ role = 'approver' as 'approver' | 'viewer', value = overview } = {}) {
  const opened = await openConsole(
    ROOT,
    (gateway) => gateway.answer(`GET ${ROOT}`, value).answer(COUNT, { members: 120, of: 4000, sample: ['ra***a', 'ka***m'] }),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Segments · Pavilion', level: 1 });
  return opened;
}

async function openDrawer(button: string, title: string, ...asked: Parameters<typeof openSegments>) {
  const opened = await openSegments(...asked);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: title })) };
}

async function confirm({ user }: Pick<Awaited<ReturnType<typeof openSegments>>, 'user'>, question: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

describe('segments', () => {
  it('are listed with where they are used', async () => {
    await openSegments({ value: usedBy });

    const row = within(await screen.findByRole('row', { name: /Guests/ }));
    for (const text of [/version 3/, 'offer “Welcome”', /mira/, 'On']) expect(row.getByText(text)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('show how many members they name, with a few of them', async () => {
    const { drawer, gateway } = await openDrawer('Open Guests', 'Guests');

    expect(await drawer.findByText('120 of 4,000 members')).toBeInTheDocument();
    expect(drawer.getByText('Such as ra***a, ka***m')).toBeInTheDocument();
    expect(gateway.bodiesOf(COUNT)).toEqual([{ rule: guests.rule }]);
    expect(await violations()).toEqual([]);
  });

  it('are built with the keyboard alone, groups in groups', async () => {
    const opened = await openDrawer('New segment', 'New segment');
    const { user, gateway, drawer } = opened;
    gateway.answer(`PUT ${ROOT}/payers`, overview);
    drawer.getByLabelText(/^Code/).focus();
    await user.keyboard('payers{Tab}দাতা{Tab}Payers{Tab}{Tab}');
    expect(drawer.getByRole('combobox', { name: 'What has to hold' })).toHaveFocus();
    await user.selectOptions(drawer.getByRole('combobox', { name: 'What has to hold' }), 'At least one of these');
    await user.tab();
    await user.selectOptions(document.activeElement as HTMLElement, 'Deposits in total');
    await user.keyboard('{Tab}{Tab}');
    await user.keyboard('1500.50{Tab}30');
    drawer.getByRole('button', { name: 'Add group to group 1' }).focus();
    await user.keyboard('{Enter}');
    const nested = within(drawer.getByRole('group', { name: 'Condition 1.2.1' }));
    const box = nested.getByRole('checkbox', { name: 'BDT' });
    box.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(gateway.bodiesOf(COUNT)).toHaveLength(1));
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await confirm(opened, 'Save “Payers”?', 'Save');

    const rule = {
      match: 'any',
      of: [
        { fact: 'deposit-sum', op: 'at-least', value: '150050', days: 30 },
        { match: 'all', of: [{ fact: 'currency', op: 'one-of', values: ['BDT'] }] },
      ],
    };
    expect(await screen.findByText('“Payers” is saved')).toBeInTheDocument();
    expect(gateway.bodiesOf(`PUT ${ROOT}/payers`)).toEqual([
      { name: { bn: 'দাতা', en: 'Payers' }, rule, enabled: true, version: 0, reason: 'looked at it' },
    ]);
  });

  it('keep the focus near a condition that was taken away', async () => {
    const { user, drawer } = await openDrawer('Open Guests', 'Guests');

    await user.click(drawer.getByRole('button', { name: 'Remove condition 1.1' }));

    expect(drawer.getByRole('button', { name: 'Add condition to group 1' })).toHaveFocus();
    expect(drawer.queryByRole('group', { name: 'Condition 1.2' })).not.toBeInTheDocument();
  });

  it('are counted once somebody stops typing, and say while something is missing', async () => {
    const { user, gateway, drawer } = await openDrawer('Open Guests', 'Guests');
    await drawer.findByText('120 of 4,000 members');
    const days = within(drawer.getByRole('group', { name: 'Condition 1.2.1' })).getByRole('textbox', { name: 'Days' });

    await user.clear(days);
    expect(drawer.getByText(/^Complete the conditions/)).toBeInTheDocument();
    await user.type(days, '45');

    expect(drawer.getByText('Counting…')).toBeInTheDocument();
    await drawer.findByText('120 of 4,000 members');
    expect(gateway.bodiesOf(COUNT)).toHaveLength(2);
  });

  it('say when counting is too slow, and when the server does not answer, and can be counted again', async () => {
    const { user, gateway, drawer } = await openDrawer('Open Guests', 'Guests');
    await drawer.findByText('120 of 4,000 members');
    gateway.answer(COUNT, new Refusal(503, 'segments.too_slow'));
    await user.click(drawer.getByRole('button', { name: 'Remove condition 1.1' }));

    expect(await drawer.findByText('Counting takes too long. Try again later, or ask for less.')).toBeInTheDocument();

    gateway.close();
    await user.click(drawer.getByRole('button', { name: 'Count again' }));
    expect(await drawer.findByText('Not counted: the server does not answer.')).toBeInTheDocument();
  });

  it('are not saved while something is missing, and every field says what', async () => {
    const { user, drawer } = await openDrawer('New segment', 'New segment');

    await user.click(drawer.getByRole('button', { name: 'Save' }));

    expect(drawer.getByText('Some fields are not valid.')).toBeInTheDocument();
    expect(drawer.getAllByText('Enter it in both languages.')).toHaveLength(2);
    expect(drawer.getByText('Something is missing or not valid here.')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('by which members are given something are asked of a second operator', async () => {
    const opened = await openDrawer('Open Guests', 'Guests', { value: usedBy });
    const { user, gateway, drawer } = opened;
    expect(drawer.getByText(/A changed rule needs a second operator/)).toBeInTheDocument();
    gateway.answer(`POST ${ROOT}/guests/requests`, usedBy);
    await user.click(drawer.getByRole('button', { name: 'Remove condition 1.2.1' }));
    await user.click(drawer.getByRole('button', { name: 'Remove group 1.2' }));
    await user.click(drawer.getByRole('button', { name: 'Ask a second operator' }));
    await confirm(opened, 'Ask a second operator about “Guests”?', 'Ask a second operator');

    expect(await screen.findByText('“Guests” waits for a second operator')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/guests/requests`)).toEqual([
      {
        ...{ name: guests.name, enabled: true, version: 3, reason: 'looked at it' },
        rule: { match: 'all', of: [{ fact: 'tags', op: 'any-of', values: ['guest'] }] },
      },
    ]);
  });

  it('that wait say what would be otherwise, and are agreed to with a reason', async () => {
    const id = '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a60';
    const asked = { id, requestedBy: 'nuri', requestedAt: '2026-11-20T10:00:00Z' };
    const { code, name, rule, enabled } = guests;
    const opened = await openSegments({
      value: {
        ...overview,
        requests: [
          { ...asked, kind: 'segment', code, wanted: { name, rule, enabled, version: 3, reason: 'for spring' } },
          {
            ...asked,
            id: id.replace('0b', '0c'),
            kind: 'tag',
            code: 'vip',
            wanted: { tag: 'vip', give: true, accounts: ['rina'], reason: 'big' },
          },
        ],
      },
    });
    opened.gateway.answer(`POST /brands/pavilion/segment-requests/${id}/approval`, overview);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for a second operator' }));
    const text = 'All of these: Tags: has any of guest; (None of these: Last seen: in the last days: 30 days)';
    expect(waiting.getByText(text)).toBeInTheDocument();
    expect(waiting.getByText('Give to 1 member: rina')).toBeInTheDocument();
    await opened.user.click(within(waiting.getByRole('row', { name: /Guests/ })).getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('120 of 4,000 members')).toBeInTheDocument();
    await confirm(opened, 'Agree to “Guests”?', 'Agree');

    await waitFor(() =>
      expect(opened.gateway.bodiesOf(`POST /brands/pavilion/segment-requests/${id}/approval`)).toEqual([
        { reason: 'looked at it' },
      ]),
    );
  });

  it('are only looked at by viewers', async () => {
    await openSegments({ role: 'viewer' });

    expect(await screen.findByText(/needs the approver role/)).toBeInTheDocument();
    for (const name of ['New segment', 'Tag members']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('say what they are for while there is none', async () => {
    await openSegments({ value: { ...overview, segments: [] } });

    expect(await screen.findByText('No segments')).toBeInTheDocument();
  });
});

describe('tags', () => {
  async function fillIn() {
    const opened = await openDrawer('Tag members', 'Tag members');
    const { user, drawer } = opened;
    await user.type(drawer.getByLabelText(/^Tag/), 'guest');
    await user.type(drawer.getByLabelText(/^Member accounts/), 'rina, karim{Enter}rina');
    await user.type(drawer.getByLabelText(/^Reason/), 'club night');
    return opened;
  }
  const wanted = { tag: 'guest', give: true, accounts: ['rina', 'karim'], reason: 'club night' };

  it('are given to a list of members with a reason', async () => {
    const { user, gateway, drawer } = await fillIn();
    gateway.answer('POST /brands/pavilion/tags', { changed: 2 });
    await user.click(drawer.getByRole('button', { name: 'Give tag' }));

    expect(await screen.findByText('Tags of 2 members changed')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /brands/pavilion/tags')).toEqual([wanted]);
  });

  it('that decide about money are asked of a second operator', async () => {
    const { user, gateway, drawer } = await fillIn();
    gateway
      .answer('POST /brands/pavilion/tags', new Refusal(422, 'segments.decides_about_money'))
      .answer('POST /brands/pavilion/tags/requests', { asked: true });
    await user.click(drawer.getByRole('button', { name: 'Give tag' }));
    await user.click(await drawer.findByRole('button', { name: 'Ask a second operator' }));

    expect(await screen.findByText('“guest” waits for a second operator')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /brands/pavilion/tags/requests')).toEqual([wanted]);
  });
});
