import { gameCategories } from '@pavilion/api/calls/games';
import type { PromotionRuleLine, PromotionRulesValue } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '../testing/fake-gateway';
import { openConsole } from '../testing/open-console';
import { firstVersion } from '../testing/open-terms';
import { aSession } from '../testing/samples';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/promotions/counting';
const contribution = {
  categories: Object.fromEntries(gameCategories.map((category) => [category, 100])) as Record<
    (typeof gameCategories)[number],
    number
  >,
  games: [],
  highReturn: { above: 9750, share: 4 },
};
const first: PromotionRuleLine = {
  ...firstVersion,
  code: 'play',
  name: { bn: 'যা গোনা হয়', en: 'What counts' },
  about: { bn: 'সবই', en: 'Every settled round' },
  terms: { contribution },
};
const game = { vendor: 'STUDIO', code: 'palace-jacks', name: { bn: 'রাজবাড়ির গোলাম', en: 'Palace Jacks' }, share: 4, rtp: 9954 };
const cost = { loss: 1150, own: 0, together: 40, gainShare: -900, withoutPlay: false, game };
const value: PromotionRulesValue = { currency: 'BDT', rules: [{ code: 'play', cost, versions: [first] }], requests: [] };
const later = { ...first, version: 2, validFrom: '2099-01-01T00:00:00Z', writtenBy: 'mira' };
const wanted = { name: first.name, about: first.about, terms: first.terms, enabled: true, validFrom: null, version: 1 };

async function openRules({ role = 'approver' as 'approver' | 'viewer', known = value } = {}) {
  const opened = await openConsole(
    '/brands/pavilion/promotions/counting',
    (gateway) => gateway.answer(`GET ${ROOT}`, known).answer(`POST ${ROOT}/play/cost`, cost),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Promotions · Pavilion', level: 1 });
  return opened;
}

async function openRule(...asked: Parameters<typeof openRules>) {
  const opened = await openRules(...asked);
  await opened.user.click(await screen.findByRole('button', { name: 'Open What counts' }));
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: 'What counts' })) };
}

async function confirm({ user }: Pick<Awaited<ReturnType<typeof openRules>>, 'user'>, question: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

describe('promotions', () => {
  it.each([
    ['', 'activity', 'Activities'],
    ['/mission', 'mission', 'Missions'],
    ['/unknown', 'activity', 'Activities'],
  ])('mark the kind that is shown: “%s”', async (path, kind, name) => {
    await openConsole(`/brands/pavilion/promotions${path}`, (gateway) =>
      gateway.answer(`GET /brands/pavilion/promotions/${kind}`, { ...value, rules: [] }),
    );
    expect(await screen.findByRole('heading', { name, level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  it('show each rule, what it costs and what is known of its versions', async () => {
    const { drawer } = await openRule({ known: { ...value, rules: [{ code: 'play', cost, versions: [later, first] }] } });

    expect(screen.getByText('Play costs 11.5% or more')).toBeInTheDocument();
    expect(screen.getByText('Changes later')).toBeInTheDocument();
    expect(await drawer.findByText('Even a perfect player is not given more than play costs.')).toBeInTheDocument();
    expect(drawer.getByText(/^From the start/)).toBeInTheDocument();
    expect(drawer.getByText('mira')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('get a next version with a reason, as it was typed', async () => {
    const opened = await openRule();
    const { gateway, user, drawer } = opened;
    gateway.answer(`PUT ${ROOT}/play`, value);
    const share = drawer.getByLabelText(/^Count at most/);
    await user.clear(share);
    await user.type(share, '3');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await confirm(opened, 'Save “What counts”?', 'Save');

    expect(await screen.findByText('“What counts” is saved')).toBeInTheDocument();
    const terms = { contribution: { ...contribution, highReturn: { above: 9750, share: 3 } } };
    expect(gateway.bodiesOf(`PUT ${ROOT}/play`)).toEqual([{ ...wanted, terms, reason: 'looked at it' }]);
  });

  it('are switched off by a version of their own', async () => {
    const opened = await openRule();
    opened.gateway.answer(`PUT ${ROOT}/play`, value);
    await opened.user.click(opened.drawer.getByRole('button', { name: 'Switch off' }));
    await confirm(opened, 'Switch off “What counts”?', 'Switch off');

    await waitFor(() =>
      expect(opened.gateway.bodiesOf(`PUT ${ROOT}/play`)).toEqual([{ ...wanted, enabled: false, reason: 'looked at it' }]),
    );
  });

  it('are switched off as they stand, whatever was typed meanwhile', async () => {
    const opened = await openRule();
    opened.gateway.answer(`PUT ${ROOT}/play`, value);
    await opened.user.clear(opened.drawer.getByLabelText(/^Count at most/));
    await opened.user.click(opened.drawer.getByRole('button', { name: 'Switch off' }));
    await confirm(opened, 'Switch off “What counts”?', 'Switch off');

    await waitFor(() =>
      expect(opened.gateway.bodiesOf(`PUT ${ROOT}/play`)).toEqual([{ ...wanted, enabled: false, reason: 'looked at it' }]),
    );
  });

  it('are asked of a second operator when players gain', async () => {
    const opened = await openRules();
    const { gateway, user } = opened;
    gateway
      .answer(`POST ${ROOT}/play/cost`, { ...cost, loss: 46, gainShare: 204 })
      .answer(`POST ${ROOT}/play/requests`, { id: 'x' });
    await user.click(await screen.findByRole('button', { name: 'Open What counts' }));
    expect(await screen.findByText('A perfect player gains 2.04%.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask a second operator' }));
    await confirm(opened, 'Ask a second operator about “What counts”?', 'Ask a second operator');

    await waitFor(() => expect(gateway.bodiesOf(`POST ${ROOT}/play/requests`)).toEqual([{ ...wanted, reason: 'looked at it' }]));
  });

  it('that wait are agreed to by another than who asked', async () => {
    const request = {
      id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a60',
      kind: 'counting' as const,
      code: 'play',
      wanted: { ...wanted, reason: 'for the summer' },
      gainShare: 204,
      state: 'requested' as const,
      requestedBy: 'nuri',
      requestedAt: '2026-11-20T10:00:00Z',
    };
    const opened = await openRules({ known: { ...value, requests: [request] } });
    const url = `POST /brands/pavilion/promotion-requests/${request.id}/approval`;
    opened.gateway.answer(url, value);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for a second operator' }));
    await opened.user.click(waiting.getByRole('button', { name: 'See what it says' }));
    const shown = within(await screen.findByRole('dialog', { name: 'What counts' }));
    expect(shown.getByLabelText(/^Count at most/)).toBeDisabled();
    await opened.user.click(shown.getByRole('button', { name: 'Close' }));
    await opened.user.click(waiting.getByRole('button', { name: 'Agree' }));
    await confirm(opened, 'Agree to “What counts”?', 'Agree');

    await waitFor(() => expect(opened.gateway.bodiesOf(url)).toEqual([{ reason: 'looked at it' }]));
  });

  it('that have not begun are withdrawn', async () => {
    const opened = await openRule({ known: { ...value, rules: [{ code: 'play', cost, versions: [later, first] }] } });
    opened.gateway.answer(`POST ${ROOT}/play/withdrawal`, value);
    await opened.user.click(opened.drawer.getByRole('button', { name: 'Withdraw' }));
    await confirm(opened, 'Withdraw version 2?', 'Withdraw');

    await waitFor(() =>
      expect(opened.gateway.bodiesOf(`POST ${ROOT}/play/withdrawal`)).toEqual([{ version: 2, reason: 'looked at it' }]),
    );
  });

  it('say plainly that somebody else wrote the next version', async () => {
    const opened = await openRule();
    opened.gateway.answer(`PUT ${ROOT}/play`, new Refusal(409, 'promotions.conflict'));
    await opened.user.click(opened.drawer.getByRole('button', { name: 'Save' }));
    const dialog = await confirm(opened, 'Save “What counts”?', 'Save');

    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  });

  it('are not saved while a field is wrong', async () => {
    const { user, drawer } = await openRule();
    await user.clear(drawer.getByLabelText(/^Count at most/));
    await user.click(drawer.getByRole('button', { name: 'Save' }));

    expect(drawer.getByText('Some fields are not valid.')).toBeInTheDocument();
  });

  it('are only looked at by viewers', async () => {
    const { drawer } = await openRule({ role: 'viewer' });

    expect(screen.getByText(/needs the approver role/)).toBeInTheDocument();
    for (const name of ['Save', 'Switch off']) expect(drawer.getByRole('button', { name })).toBeDisabled();
  });
});
