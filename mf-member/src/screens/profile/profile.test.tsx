import { sendProofCode } from '@pavilion/api/calls/auth';
import { changeProfile, profile } from '@pavilion/api/calls/members';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor, within } from '@testing-library/react';
import bn from '../../messages/bn.json';
import messages from '../../messages/en.json';
import { ProfileScreen } from './ProfileScreen';

const told = { nickname: 'Rahima', email: '', telegram: '', whatsapp: '', facebook: '', birthday: '', address: '' };

function open(http = new FakeGateway().answer(profile, told)) {
  return { http, ...renderWithHost(<ProfileScreen />, { http, member: aMember(), messages }) };
}

describe('a member', () => {
  it('changes one thing, and only that is sent', async () => {
    const { http, user, host } = open();
    http.answer(changeProfile, (change) => ({ ...told, ...change }));
    await user.type(await screen.findByLabelText('Telegram'), 'rahima_a');

    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: 'Your changes are saved.' }]));
    expect(http.inputsOf(changeProfile)).toEqual([{ telegram: 'rahima_a' }]);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it('types their password for another mail, and a second proof once it is asked for', async () => {
    const { http, user, host } = open();
    const ways = [
      { way: 'payment-password', target: '' },
      { way: 'mail', target: 'r•••@example.org' },
    ];
    http.answer(changeProfile, new CallError('auth.proof_required', 'Please confirm that it is you.', {}, { ways }));
    http.answer(sendProofCode, { expiredMinutes: 1 });
    await user.type(await screen.findByLabelText('Email'), 'rahima@example.org');
    await user.type(screen.getByLabelText(/^Current password/), 'Lantern 42 river');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await user.click(await screen.findByRole('radio', { name: /Code by email/ }));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(screen.getByLabelText(/^Code from the email/), '123456');
    http.answer(changeProfile, new CallError('auth.proof_wrong', 'That is not correct. Please try again.'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('That is not correct. Please try again.')).toBeInTheDocument();

    http.answer(changeProfile, ({ password: _password, proof: _proof, ...change }) => ({ ...told, ...change }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(http.inputsOf(sendProofCode)).toEqual([{ way: 'mail' }]);
    expect(http.inputsOf(changeProfile).at(-1)).toEqual({
      email: 'rahima@example.org',
      password: 'Lantern 42 river',
      proof: { way: 'mail', answer: '123456' },
    });
    expect(screen.queryByLabelText(/^Code from the email/)).not.toBeInTheDocument();
  });

  it('takes a value back by emptying the field', async () => {
    const { http, user } = open();
    http.answer(changeProfile, (change) => ({ ...told, ...change }));
    await user.clear(await screen.findByLabelText('Nickname'));

    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(http.inputsOf(changeProfile)).toEqual([{ nickname: '' }]));
  });

  it('is led to what was wrong, and keeps what they typed', async () => {
    const { http, user } = open();
    http.answer(
      changeProfile,
      new CallError('member.invalid', 'Please check the marked fields.', { birthday: 'member.birthday_refused' }),
    );
    const birthday = within(await screen.findByRole('group', { name: 'Date of birth' }));
    const choose = (part: string, to: string) => user.selectOptions(birthday.getByRole('combobox', { name: part }), to);
    await choose('Month', 'December');
    await choose('Day', '31');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Choose day, month and year.')).toBeInTheDocument();
    expect(http.inputsOf(changeProfile)).toEqual([]);
    const youngest = String(new Date().getFullYear() - 18);
    await choose('Year', youngest);

    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(http.inputsOf(changeProfile)).toEqual([{ birthday: `${youngest}-12-31` }]));
    const day = birthday.getByRole('combobox', { name: 'Day' });
    await waitFor(() => expect(day).toBeInvalid());
    expect(day).toHaveAccessibleDescription(/You must be at least 18/);
    expect(day).toHaveDisplayValue('31');
  });

  it('can load the page again when it could not be read', async () => {
    const { http, user } = open(new FakeGateway().answer(profile, new CallError('service.unavailable', 'The service is busy.')));
    expect(await screen.findByText('The service is busy.')).toBeInTheDocument();

    http.answer(profile, told);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByLabelText('Nickname')).toHaveValue('Rahima');
  });

  it('reads the form in Bengali', async () => {
    renderWithHost(<ProfileScreen />, {
      http: new FakeGateway().answer(profile, told),
      member: aMember(),
      messages: bn,
      locale: 'bn',
    });

    expect(await screen.findByLabelText('ডাকনাম')).toHaveValue('Rahima');
  });
});
