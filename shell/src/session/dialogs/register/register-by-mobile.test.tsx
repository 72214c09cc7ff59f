import { registerByMobile, registrationRules } from '@pavilion/api/calls/auth';
import { sendRegistrationCode } from '@pavilion/api/calls/verification';
import { CallError } from '@pavilion/host/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { button, field, resetVisit, renderSession, rule, RULES } from '../../../testing/render-session';

beforeAll(() => import('../SessionDialog'));
beforeEach(resetVisit);

const byMobile = { MOBILENUMREG3: true };

function open(flags: Record<string, boolean> = byMobile, rules = RULES) {
  const opened = renderSession({ flags, rules });
  opened.http.answer(sendRegistrationCode, { expiredMinutes: 1 });
  act(() => opened.session.source.register());
  return opened;
}

async function fillNumber({ user }: ReturnType<typeof open>) {
  await user.type(await field(/^Mobile number/), '01812345678');
  await user.click(button('Send code'));
  await user.type(await field(/^Verification code/), '123456');
}

async function agreeAndSend({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older.' }));
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
  await user.click(button('Register'));
}

it('is the first way where the brand has it, and ends in the lobby', async () => {
  const opened = open();
  expect(await screen.findByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true');
  await fillNumber(opened);
  expect(opened.http.inputsOf(sendRegistrationCode)).toEqual([{ mobileNo: '01812345678', countryDialingCode: '880' }]);

  await agreeAndSend(opened);

  await waitFor(() => expect(opened.session.source.current()).toMatchObject({ state: 'signed-in' }));
  expect(opened.http.inputsOf(registerByMobile)).toEqual([
    {
      mobileNum: '01812345678',
      countryDialingCode: '880',
      verificationCode: '123456',
      termsAccepted: true,
      adultConfirmed: true,
      login: true,
      registerUrl: 'http://localhost/',
      domain: 'localhost',
      registerMethod: 'WEB',
    },
  ]);
  await waitFor(() => expect(opened.address()).toBe('/'));
});

it('asks for a password only where the brand wants one', async () => {
  const opened = open({ ...byMobile, MOBILENUMPASSREG3: true });
  await fillNumber(opened);
  await opened.user.type(await field(/^Password/), 'Lantern 42 river');
  await opened.user.type(await field(/^Confirm password/), 'Lantern 42 river');

  await agreeAndSend(opened);

  await waitFor(() =>
    expect(opened.http.inputsOf(registerByMobile)[0]).toMatchObject({
      password: 'Lantern 42 river',
      confirmPassword: 'Lantern 42 river',
    }),
  );
});

it('says at the number that it has an account already', async () => {
  const opened = open();
  opened.http.answer(sendRegistrationCode, new CallError('register.phone_taken', 'This mobile number already has an account.'));
  await opened.user.type(await field(/^Mobile number/), '01812345678');

  await opened.user.click(button('Send code'));

  expect(await screen.findByText('This mobile number already has an account.')).toBeInTheDocument();
  expect(await field(/^Mobile number/)).toHaveFocus();
});

it('by name asks for a number and its code as well where numbers are verified', async () => {
  open({ REGMOBVERF3: true });

  expect(await field(/^User name/)).toBeInTheDocument();
  expect(await field(/^Mobile number/)).toBeRequired();
  expect(await field(/^Verification code/)).toBeInTheDocument();
});

it('shows every field that the brand asks for, in its order', async () => {
  const more = [rule('birthday', 'date_year_first', 10, 10), rule('telegram', 'any', 2, 40, false), ...RULES];
  open({}, more);

  const labels = (await screen.findAllByRole('textbox')).map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent);

  expect(labels).toEqual(['Telegram', 'User name*', 'Invitation code']);
  const birthday = within(screen.getByRole('group', { name: /^Date of birth/ }));
  expect(birthday.getAllByRole('combobox')).toHaveLength(3);
});

it('says that nobody can sign up where no way is on', async () => {
  const { http } = open({ USERNAMEREG3: false });

  expect(await screen.findByText('Registration is closed at the moment')).toBeInTheDocument();
  expect(http.inputsOf(registrationRules)).toHaveLength(0);
});

it('has nothing that axe complains of', async () => {
  const { baseElement } = open();
  await field(/^Mobile number/);

  expect((await axe(baseElement, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([]);
});
