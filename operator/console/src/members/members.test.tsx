import type { MemberLine, MemberView } from '@pavilion/api/staff';
import { act, screen, waitFor, within } from '@testing-library/react';
import { locale } from '../preferences/preferences';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ID = '0123456789abcdef';
const rina: MemberLine = {
  id: ID,
  account: 'rina',
  nickname: 'Rina',
  kind: 'member',
  status: 'active',
  registeredAt: '2026-10-01T10:00:00Z',
  lastSignInAt: '2026-11-21T09:00:00Z',
};
const view: MemberView = {
  ...rina,
  upline: 'omar',
  contacts: { mail: 'r•••@mail.example', phone: null },
  birthday: null,
  waitingBirthday: null,
  origin: {
    way: 'username',
    page: 'https://pavilion.example/register',
    domain: 'pavilion.example',
    device: 'Chrome on Android',
    affiliateCode: 'TEAM42',
    referralCode: null,
  },
  sessions: [
    { device: 'Chrome on Android', network: '203.0.113.0/24', signedInAt: '2026-11-21T09:00:00Z', seenAt: '2026-11-21T09:30:00Z' },
  ],
  lock: null,
  recoverable: true,
};

async function openMembers(prepare: (gateway: FakeGateway) => unknown = () => {}, role: 'admin' | 'viewer' = 'admin') {
  const opened = await openConsole(
    '/brands/pavilion/members',
    (gateway) => {
      gateway
        .answer('POST /brands/pavilion/members/search', { list: [rina], next: null })
        .answer(`GET /brands/pavilion/members/${ID}`, view)
        .answer(`GET /brands/pavilion/members/${ID}/tags`, {
          tags: [{ tag: 'guest', setBy: 'omar', setAt: '2026-11-20T10:00:00Z' }],
          known: ['guest'],
        });
      prepare(gateway);
    },
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Members · Pavilion', level: 1 });
  return opened;
}

async function openRina(prepare?: (gateway: FakeGateway) => unknown, role?: 'viewer') {
  const opened = await openMembers(prepare, role);
  await opened.user.type(screen.getByRole('searchbox'), 'ri');
  await opened.user.click(screen.getByRole('button', { name: 'Find' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Open rina' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'rina' }));
  await drawer.findByText('guest');
  return { ...opened, drawer };
}

describe('members', () => {
  it('have tags, which are given and taken with a reason', async () => {
    const { user, gateway, drawer } = await openRina((answerer) => answerer.answer('POST /brands/pavilion/tags', { changed: 1 }));
    await user.click(await drawer.findByRole('button', { name: 'Take “guest” away, given by omar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of rina' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'left the club');
    await user.click(dialog.getByRole('button', { name: 'Take tag away' }));

    expect(await screen.findByText('Tags of 1 member changed')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /brands/pavilion/tags')).toEqual([
      { tag: 'guest', give: false, accounts: ['rina'], reason: 'left the club' },
    ]);
  });

  it('are not listed until somebody asks, and are found by how the name begins', async () => {
    const { user, gateway } = await openMembers();
    expect(screen.getByText('Search for a member')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByRole('searchbox')).toBeInvalid();

    await user.type(screen.getByRole('searchbox'), ' ri ');
    await user.click(screen.getByRole('button', { name: 'Find' }));

    expect(await screen.findByRole('row', { name: /rina/ })).toHaveTextContent('Active');
    expect(gateway.bodiesOf('POST /brands/pavilion/members/search')).toEqual([{ account: 'ri' }]);
    expect(await violations()).toEqual([]);
  });

  it('have their times told by a clock of twenty-four hours, in either language', async () => {
    const { drawer } = await openRina();
    expect(drawer.getByText('21 November 2026 at 09:00')).toBeInTheDocument();

    act(() => locale.set('bn'));

    expect(drawer.getByText('শেষ লগইন')).toBeInTheDocument();
    expect(drawer.getByText(/২১ নভেম্বর.* ০?৯:০০$/)).toBeInTheDocument();
  });

  it('are found by whole numbers and whole ids', async () => {
    const { user, gateway } = await openMembers();
    await user.selectOptions(screen.getByLabelText('Find by'), 'mobile');
    await user.type(screen.getByRole('searchbox'), '01712345678');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByRole('row', { name: /rina/ });
    await user.selectOptions(screen.getByLabelText('Find by'), 'id');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByRole('searchbox')).toBeInvalid();

    expect(gateway.bodiesOf('POST /brands/pavilion/members/search')).toEqual([{ mobileNum: '01712345678' }]);
  });

  it('show where they are signed in and no more of their contacts than helps', async () => {
    const { drawer } = await openRina();

    expect(await drawer.findByText('r•••@mail.example')).toBeInTheDocument();
    expect(drawer.getAllByText('Chrome on Android')).toHaveLength(2);
    expect(await violations(screen.getByRole('dialog', { name: 'rina' }))).toEqual([]);
  });

  it('show how somebody came, as far as it is known', async () => {
    const { drawer } = await openRina();

    expect(await drawer.findByText('https://pavilion.example/register')).toBeInTheDocument();
    expect(drawer.getByText('TEAM42')).toBeInTheDocument();
    expect(drawer.queryByText('Invitation code')).not.toBeInTheDocument();
    expect(drawer.getByText(/As reported by the browser/)).toBeInTheDocument();
  });

  it('show nothing of it for accounts that nobody registered', async () => {
    const { drawer } = await openRina((answerer) =>
      answerer.answer(`GET /brands/pavilion/members/${ID}`, { ...view, origin: null }),
    );

    await drawer.findByText('Chrome on Android');
    expect(drawer.queryByText('Where they came from')).not.toBeInTheDocument();
  });

  it('have the date of birth confirmed that somebody read from a document, which nobody sees again', async () => {
    const call = `POST /brands/pavilion/members/${ID}/birthday`;
    const { user, gateway, drawer } = await openRina((answerer) =>
      answerer.answer(call, new Refusal(422, 'member.birthday_refused')),
    );
    expect(await drawer.findByText('Not confirmed')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Confirm date of birth' }));
    const form = within(await screen.findByRole('dialog', { name: 'Confirm the date of birth of rina' }));
    const submit = form.getByRole('button', { name: 'Confirm date of birth' });
    expect(submit).toBeDisabled();
    await user.type(form.getByLabelText(/^Date of birth/), '1980-05-06');
    await user.type(form.getByLabelText(/^Reason/), 'saw the passport');
    await user.click(submit);
    await waitFor(() => expect(form.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(await violations(screen.getByRole('dialog', { name: 'Confirm the date of birth of rina' }))).toEqual([]);

    const confirmed = { ...view, birthday: { who: 'asha', at: '2026-11-21T10:00:00Z' } };
    gateway.answer(call, confirmed).answer(`GET /brands/pavilion/members/${ID}`, confirmed);
    await user.click(submit);
    expect(await drawer.findByText('Confirmed by asha')).toBeInTheDocument();
    expect(gateway.bodiesOf(call).at(-1)).toEqual({ birthday: '1980-05-06', reason: 'saw the passport' });
  });

  it('have a date of birth that makes them older wait for a second operator, and the confirmed one taken back', async () => {
    const call = `POST /brands/pavilion/members/${ID}/birthday`;
    const one = `GET /brands/pavilion/members/${ID}`;
    const confirmed = { ...view, birthday: { who: 'asha', at: '2026-11-21T10:00:00Z' } };
    const waiting = { ...confirmed, waitingBirthday: { who: 'mira', at: '2026-11-22T10:00:00Z' } };
    const { user, gateway, drawer } = await openRina((answerer) => answerer.answer(one, confirmed).answer(call, waiting));
    await user.click(await drawer.findByRole('button', { name: 'Confirm date of birth' }));
    const form = within(await screen.findByRole('dialog', { name: 'Confirm the date of birth of rina' }));
    await user.type(form.getByLabelText(/^Date of birth/), '1970-05-06');
    await user.type(form.getByLabelText(/^Reason/), 'saw the passport');
    gateway.answer(one, waiting);
    await user.click(form.getByRole('button', { name: 'Confirm date of birth' }));

    expect(await screen.findByText(/Another operator has to read the date of birth of rina/)).toBeInTheDocument();
    expect(await drawer.findByText(/entered by mira/)).toBeInTheDocument();
    expect(drawer.getByText('Confirmed by asha')).toBeInTheDocument();

    gateway.answer(`${call}/withdrawal`, view).answer(one, view);
    await user.click(drawer.getByRole('button', { name: 'Take date of birth back' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take the date of birth of rina back?' }));
    await user.type(question.getByLabelText(/^Reason/), 'it was another member’s');
    await user.click(question.getByRole('button', { name: 'Take date of birth back' }));
    expect(await drawer.findByText('Not confirmed')).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Take date of birth back' })).not.toBeInTheDocument();
    expect(gateway.bodiesOf(`${call}/withdrawal`)).toEqual([{ reason: 'it was another member’s' }]);
  });

  it('are locked with a reason, and a refusal stays in view', async () => {
    const { user, gateway, drawer } = await openRina((answerer) =>
      answerer.answer(`PUT /brands/pavilion/members/${ID}/lock`, new Refusal(409, 'members.already')),
    );
    await user.click(await drawer.findByRole('button', { name: 'Lock' }));
    const question = within(await screen.findByRole('dialog', { name: 'Lock rina?' }));
    await user.click(question.getByRole('button', { name: 'Lock' }));
    expect(question.getByLabelText(/^Reason/)).toBeInvalid();
    await user.type(question.getByLabelText(/^Reason/), 'asked for by mail');
    await user.click(question.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent('The member already has this status.'));

    gateway
      .answer(`PUT /brands/pavilion/members/${ID}/lock`, { ...view, status: 'locked' })
      .answer(`GET /brands/pavilion/members/${ID}`, {
        ...view,
        status: 'locked',
        lock: { reason: 'asked for by mail', who: 'asha', at: '2026-11-21T10:00:00Z' },
      });
    await user.click(question.getByRole('button', { name: 'Lock' }));

    expect(await drawer.findByRole('button', { name: 'Unlock' })).toBeInTheDocument();
    expect(drawer.getByText('asked for by mail')).toBeInTheDocument();
    expect(gateway.bodiesOf(`PUT /brands/pavilion/members/${ID}/lock`).at(-1)).toEqual({
      locked: true,
      reason: 'asked for by mail',
    });
  });

  it('get a link to a new password, and are signed out, by name of the action', async () => {
    const { user, gateway, drawer } = await openRina((answerer) =>
      answerer
        .answer(`POST /brands/pavilion/members/${ID}/recovery`, {})
        .answer(`POST /brands/pavilion/members/${ID}/sign-out`, {}),
    );
    for (const [button, question] of [
      ['Send a password reset link', 'Send rina a password reset link?'],
      ['Log out everywhere', 'Log rina out everywhere?'],
    ] as const) {
      await user.click(await drawer.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: question }));
      await user.type(dialog.getByLabelText(/^Reason/), 'asked for by mail');
      await user.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument());
    }

    for (const path of ['recovery', 'sign-out'])
      expect(gateway.bodiesOf(`POST /brands/pavilion/members/${ID}/${path}`)).toEqual([{ reason: 'asked for by mail' }]);
  });

  it('are only looked at by viewers', async () => {
    const { drawer } = await openRina(undefined, 'viewer');

    expect(await drawer.findByRole('button', { name: 'Lock' })).toBeDisabled();
    expect(drawer.getByRole('button', { name: 'Log out everywhere' })).toBeDisabled();
  });
});
