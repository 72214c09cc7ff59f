import { memberInfo } from '@pavilion/api/calls/members';
import type { AreaPage } from '@pavilion/host/links';
import type { SlotRenderer } from '@pavilion/host/slots';
import { aMember, anAgent, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen } from '@testing-library/react';
import { MemberLayout } from '../../layout/MemberLayout';
import messages from '../../messages/en.json';
import { HomeScreen } from './HomeScreen';

const page = (id: string, address: string, en: string, audience: AreaPage['audience'] = 'member'): AreaPage => ({
  id,
  address,
  audience,
  icon: 'user',
  label: { bn: en, en },
});
const areaPages = [
  page('member.home', '/member', 'My account'),
  page('wallet.deposit', '/member/depositv2', 'Deposit'),
  page('member.security', '/member/securityCenter', 'Security centre'),
  page('agent.transfer', '/member/transferUpline', 'Transfer', 'agent'),
];
const info = {
  id: 'm-1',
  account: 'rahima',
  nickname: 'Rahima',
  type: 0,
  inviteCode: '7F3A9C21D04E',
  registeredAt: '2025-08-14T10:00:00Z',
  previousSignIn: { at: '2026-02-27T18:03:00Z', device: 'Firefox · Windows', address: '103.4.145.77' },
};

function open({
  member = aMember(),
  flags = { REFERRAL: true },
  ...host
}: { member?: ReturnType<typeof aMember>; flags?: Record<string, boolean>; slots?: SlotRenderer['render'] } = {}) {
  const http = new FakeGateway().answer(memberInfo, info);
  const home = (
    <MemberLayout>
      <HomeScreen />
    </MemberLayout>
  );
  return renderWithHost(home, { http, member, brand: { flags }, messages, areaPages, address: '/member', ...host });
}

describe('a member', () => {
  it('is greeted by name and told when they were here before', async () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Rahima');
    expect(await screen.findByText(/^Last login: .*February .*2026.*Firefox · Windows, from 103.4.145.77/)).toBeInTheDocument();
  });

  it('finds below the links what another team put there', () => {
    open({ slots: (name) => <p>{name}</p> });

    expect(screen.getByText('member.dashboard')).toBeInTheDocument();
  });

  it('finds every page of the member centre, whoever brought it, and is told which one is open', () => {
    open();

    const menu = screen.getByRole('navigation', { name: 'Member centre' });
    expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['My account', 'Deposit', 'Security centre']);
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('aria-current', 'page');
    const quick = screen.getByRole('navigation', { name: 'In the member centre' });
    expect([...quick.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/member/depositv2',
      '/member/securityCenter',
    ]);
  });

  it('copies an invitation that leads to registration', async () => {
    const { user } = open();
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await user.click(await screen.findByRole('button', { name: 'Copy link' }));

    expect(clipboard).toHaveBeenCalledWith('http://localhost/register?referralCode=7F3A9C21D04E');
    expect(screen.getByRole('dialog', { name: 'Copied' })).toBeVisible();
  });

  it('is not asked to invite anybody where the brand has no referral', async () => {
    open({ flags: {} });
    await screen.findByText(/^Last login/);

    expect(screen.queryByText('Invite a friend')).not.toBeInTheDocument();
  });
});

it('an agent finds the pages of agents too', () => {
  open({ member: anAgent() });

  expect(screen.getAllByRole('link', { name: 'Transfer' })).toHaveLength(2);
});

it('a trial player finds none of the pages of members', () => {
  open({ member: aTrialMember() });

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
