import { captcha } from '@pavilion/api/calls/auth';
import { CallError } from '@pavilion/host/http';
import { isBusy } from '@pavilion/host/router';
import { aMember, anAgent, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { LandingScreen } from './LandingScreen';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

function open(member?: ReturnType<typeof aMember>, refusals: CallError[] = []) {
  let pictures = 0;
  const http = new FakeGateway().answer(captcha, () => ({
    captchaId: `c-${(pictures += 1)}`,
    image: picture,
    work: { puzzles: 1, bits: 0 },
  }));
  const opened = renderWithHost(<LandingScreen />, {
    http,
    messages,
    address: '/agent',
    signsInAs: anAgent(),
    ...(member && { member }),
  });
  const asked = jest.spyOn(opened.host.session, 'signInWith');
  for (const refusal of refusals) asked.mockRejectedValueOnce(refusal);
  return { ...opened, asked };
}

async function logIn({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText(/^User name/), 'karim_agent ');
  await user.type(screen.getByLabelText(/^Password/), 'Lantern#2026');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('lets an agent in, and nobody else, and leads to the overview', async () => {
  const opened = open();

  await logIn(opened);

  expect(opened.asked).toHaveBeenCalledWith({ username: 'karim_agent', password: 'Lantern#2026', area: 'agent' });
  expect(opened.address()).toBe('/agent/overview');
});

it('asks for what is missing before it asks the server', async () => {
  const { user, asked } = open();

  await user.click(screen.getByRole('button', { name: 'Log in' }));

  expect(screen.getAllByText('Enter a value.')).toHaveLength(2);
  expect(asked).not.toHaveBeenCalled();
});

it('says why somebody was refused and keeps what they typed', async () => {
  const opened = open(undefined, [new CallError('auth.non_agent', 'This account is no agent’s.')]);

  await logIn(opened);

  expect(screen.getByRole('alert')).toHaveTextContent('This account is no agent’s.');
  expect(screen.getByLabelText(/^User name/)).toHaveValue('karim_agent ');
  expect(isBusy()).toBe(true);
  expect(opened.address()).toBe('/agent');
});

it('shows a picture when one is due, and another after each answer', async () => {
  const due = new CallError('auth.captcha_required', 'Read the picture.', {}, { captcha: true });
  const opened = open(undefined, [due, new CallError('auth.captcha_wrong', 'That is not what it says.')]);
  await logIn(opened);

  await opened.user.type(await screen.findByLabelText(/^Captcha/), 'abcd');
  await screen.findByRole('img', { name: 'Captcha picture' });
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }));

  expect(opened.asked).toHaveBeenLastCalledWith(expect.objectContaining({ captcha: 'abcd', captchaId: 'c-1.0' }));
  expect(await screen.findByText('That is not what it says.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Captcha/)).toHaveValue('');
});

it('leads an agent who is logged in straight on', async () => {
  const { user, address } = open(anAgent());

  await user.click(screen.getByRole('button', { name: 'Enter the agent centre' }));

  expect(address()).toBe('/agent/overview');
});

it('tells a member that this is not their door', () => {
  open(aMember());

  expect(screen.getByText(/logged in as rahima, which is not an agent account/)).toBeInTheDocument();
});

it('has nothing for axe to complain of', async () => {
  const { container } = open();

  expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
});
