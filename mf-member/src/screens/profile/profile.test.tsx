import { changeProfile, profile } from '@pavilion/api/calls/members';
import { CallError } from '@pavilion/host/http';
import { aMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
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
    await user.type(await screen.findByLabelText('E-mail'), 'rahima@example.org');

    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'positive', text: 'Your changes are saved.' }]));
    expect(http.inputsOf(changeProfile)).toEqual([{ email: 'rahima@example.org' }]);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
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
    await user.type(await screen.findByLabelText('Birthday'), '2020-01-01');

    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    const birthday = screen.getByLabelText('Birthday');
    await waitFor(() => expect(birthday).toBeInvalid());
    expect(birthday).toHaveAccessibleDescription(/You must be at least 18/);
    expect(birthday).toHaveValue('2020-01-01');
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
