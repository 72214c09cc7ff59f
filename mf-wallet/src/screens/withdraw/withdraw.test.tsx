import {
  addPayee,
  createWithdrawal,
  removePayee,
  setPaymentPassword,
  withdrawalById,
  withdrawalTerms,
} from '@pavilion/api/calls/withdrawals';
import { addContact, memberContact, sendContactCode } from '@pavilion/api/calls/members';
import { countries } from '@pavilion/api/calls/verification';
import { CallError } from '@pavilion/host/http';
import { aTrialMember } from '@pavilion/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { BANGLADESH, open, ready, review, secret } from './withdraw-fixture';

it('tells somebody who follows a withdrawal that their page cannot be updated', async () => {
  const { http, host } = open({ address: '/member/withdraw?withdrawal=w-1' });
  expect(await screen.findByRole('list', { name: 'Withdrawal progress' })).toBeInTheDocument();

  http.answer(withdrawalById('w-1'), new CallError('network.abnormal', 'Network link abnormal, try again.'));
  act(() => host.events.emit('updates.missed', {}));

  expect(await screen.findByText(/could not be updated/, {}, { timeout: 8_000 })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Withdrawal progress' })).toBeInTheDocument();
}, 15_000);

describe('somebody who has only a name and a password', () => {
  it('adds a mail address before the first withdrawal, by a code that is sent there', async () => {
    const { user, http } = open({ terms: { contactNeeded: true } });
    http
      .answer(memberContact, { missing: true, ways: ['mail', 'mobile'] })
      .answer(countries, { list: [] })
      .answer(sendContactCode, { expiredMinutes: 1 })
      .answer(addContact, { missing: false, ways: ['mail', 'mobile'] });

    await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'rahima@example.org');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(http.inputsOf(sendContactCode)).toEqual([{ email: 'rahima@example.org' }]);
    await user.type(screen.getByLabelText(/^Code we sent there/), '১২৩৪৫৬');
    await user.type(screen.getByLabelText(/^Account password/), 'Lantern 42 river');
    http.answer(withdrawalTerms, { ...ready, contactNeeded: false });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
    expect(http.inputsOf(addContact)).toEqual([
      { email: 'rahima@example.org', verificationCode: '123456', password: 'Lantern 42 river' },
    ]);
  });

  it('may give a mobile number instead, and reads what is wrong with it', async () => {
    const { user, http, container } = open({ terms: { contactNeeded: true } });
    http
      .answer(memberContact, { missing: true, ways: ['mail', 'mobile'] })
      .answer(countries, { list: [BANGLADESH] })
      .answer(
        sendContactCode,
        new CallError(
          'verification.phone_invalid',
          'Wrong.',
          { mobileNum: 'verification.phone_invalid' },
          { digits: '11', example: '01812-345678' },
        ),
      );
    await user.click(await screen.findByRole('radio', { name: 'Mobile number' }));
    expect((await axe(container, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([]);
    await user.type(screen.getByLabelText(/^Mobile number/, { selector: 'input[type=tel]' }), '০১১২৩');

    const send = () => user.click(screen.getByRole('button', { name: 'Send code' }));
    const wrong = 'Enter a mobile number with 11 digits, such as 01812-345678.';
    await send();
    expect(await screen.findByText(wrong)).toBeInTheDocument();
    expect(http.inputsOf(sendContactCode)).toEqual([]);

    await user.type(screen.getByLabelText(/^Mobile number/, { selector: 'input[type=tel]' }), '৪৫৬৭৮৯');
    expect(screen.queryByText(wrong)).not.toBeInTheDocument();
    await send();

    expect(http.inputsOf(sendContactCode)).toEqual([{ mobileNum: '01123456789', countryDialingCode: '880' }]);
    expect(await screen.findByText(wrong)).toBeInTheDocument();
  });
});

it('tells who writes an account that nobody can be called so, before it is sent', async () => {
  const { user, http } = open({ terms: { payees: [] } });
  await user.type(await screen.findByLabelText(/^Account holder/), '12345 !!');
  await user.type(screen.getByLabelText(/^Wallet number/), '01812345678');
  await user.type(await secret(), '246810');

  await user.click(screen.getByRole('button', { name: messages['payee.save'] }));

  expect(await screen.findByText(messages['payee.holder.invalid'])).toBeInTheDocument();
  expect(http.inputsOf(addPayee)).toEqual([]);
});

it('says of a withdrawal password that is refused as weak what to take instead', async () => {
  const { user, http } = open({ terms: { passwordSet: false } });
  http.answer(
    setPaymentPassword,
    new CallError('password.weak', 'Choose a stronger password.', { paymentPassword: 'password.weak' }),
  );
  await user.type(await screen.findByLabelText(/^Account password/), 'Lantern 42 river');
  await user.type(screen.getByLabelText(/^Withdrawal password/), '123456');
  await user.type(screen.getByLabelText(new RegExp(`^${messages['withdraw.paymentPassword.again']}`)), '123456');

  await user.click(screen.getByRole('button', { name: messages['withdraw.paymentPassword.save'] }));

  expect(await screen.findByText(messages['withdraw.paymentPassword.guessable'])).toBeInTheDocument();
});

describe('somebody who withdraws', () => {
  it('types an amount, sees what arrives, enters the second password, and follows the way', async () => {
    const { user, http, address, container } = open();

    await user.type(await screen.findByLabelText('Amount'), '১০০০');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(screen.getByText('Arrives').nextSibling).toHaveTextContent('৳990.00');
    await user.type(await secret(), '246810');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Withdraw ৳1,000.00' }));

    const way = await screen.findByRole('list', { name: 'Withdrawal progress' });
    expect(within(way).getByText('We are checking it. You do not need to do anything.')).toBeVisible();
    expect(http.inputsOf(createWithdrawal)).toEqual([{ payeeId: 'p-1', amount: '100000', paymentPassword: '246810' }]);
    expect(address()).toBe('/member/withdraw?withdrawal=w-1');
  });

  it.each([
    ['', {}, 'Enter an amount, such as 500.'],
    ['499.99', {}, 'The amount must be between ৳500.00 and ৳25,000.00.'],
    ['10000.01', {}, 'That is more than your balance.'],
    ['5000', { today: { count: 2, amount: '400000' } }, 'This is over your daily limit: ৳4,000.00 in 2 withdrawals.'],
  ])('is told what is wrong with “%s”, and nothing begins', async (typed, terms, problem) => {
    const { user, http } = open({ terms });
    const amount = await screen.findByLabelText('Amount');
    if (typed) await user.type(amount, typed);

    await user.click(screen.getByRole('button', { name: 'Review' }));

    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(amount).toHaveFocus();
    expect(http.inputsOf(createWithdrawal)).toEqual([]);
  });

  it('keeps the key when the second password was wrong, so that it begins once', async () => {
    const { user, http } = open();
    http.answer(
      createWithdrawal,
      new CallError('withdrawals.password_wrong', 'The withdrawal password is not correct.', {
        paymentPassword: 'withdrawals.password_wrong',
      }),
    );
    await user.type(await screen.findByLabelText('Amount'), '1000');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.type(await secret(), '111111');
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    expect(await screen.findByText('The withdrawal password is not correct.')).toBeVisible();
    http.answer(createWithdrawal, review);
    await user.clear(await secret());
    await user.type(await secret(), '246810');

    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));

    expect(await screen.findByText('Being checked')).toBeVisible();
    const keys = http.sent
      .filter(({ path, method }) => method === 'POST' && path === createWithdrawal.path)
      .map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['a change holds it', { hold: { until: '2026-03-03T08:12:00Z', what: 'phone' as const } }, /Your mobile number was changed/],
    ['something has to be staked first', { turnover: { required: '500000', done: '200000' } }, /৳3,000.00 to go/],
  ])('is told when %s, and cannot go on', async (_what, terms, said) => {
    open({ terms });

    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  it.each([
    ['does, it is gone', true, 1],
    ['does not, it stays', false, 0],
  ])('is asked whether an account is to be taken away: who %s', async (_what, confirms, removals) => {
    const { user, http } = open({ confirms });
    http.answer(removePayee('p-1'), {});

    await user.click(await screen.findByRole('button', { name: 'Remove this one' }));

    expect(http.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(removals);
  });

  it('on a trial account is offered a real one', async () => {
    open({ member: aTrialMember() });

    expect(await screen.findByRole('button', { name: 'Use a real account' })).toBeVisible();
  });
});

describe('before the first withdrawal', () => {
  it('a second password is asked for, twice, with the first', async () => {
    const { user, http, container } = open({ terms: { passwordSet: false } });
    await user.type(await screen.findByLabelText(/^Account password/), 'Lantern 42 river');
    await user.type(screen.getByLabelText(/^Withdrawal password(?! again)/), '2468');
    await user.type(screen.getByLabelText(/^Confirm withdrawal password/), '246810');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Passwords don’t match.')).toBeVisible();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);

    await user.type(screen.getByLabelText(/^Withdrawal password(?! again)/), '10');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(http.inputsOf(setPaymentPassword)).toEqual([
      { password: 'Lantern 42 river', paymentPassword: '246810', confirmPaymentPassword: '246810' },
    ]);
  });

  it('an account is added, in Bengali digits as well', async () => {
    const { user, http } = open({ terms: { payees: [] } });
    await user.type(await screen.findByLabelText(/^Account holder/), 'Rahima Begum');
    await user.type(screen.getByLabelText(/^Wallet number/), '০১৮১২-৩৪৫৬৭');
    await user.type(await secret(), '246810');
    await user.click(screen.getByRole('button', { name: 'Save this account' }));
    expect(await screen.findByText('11 digits.')).toBeVisible();

    await user.type(screen.getByLabelText(/^Wallet number/), '৮');
    await user.click(screen.getByRole('button', { name: 'Save this account' }));

    expect(http.inputsOf(addPayee)).toEqual([
      { method: 'river-pay', holder: 'Rahima Begum', number: '01812345678', paymentPassword: '246810' },
    ]);
  });

  it('a bank is asked for its name', async () => {
    const { user } = open({ terms: { payees: [] } });

    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));

    expect(screen.getByLabelText(/^Bank(?! transfer)/)).toBeVisible();
    expect(screen.getByLabelText(/^Account number/)).toBeVisible();
  });
});
