import type { RegistrationRuleDraft, RegistrationView } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import type { FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROUTE = '/brands/pavilion/registration-rules';
const rule = (field: RegistrationRuleDraft['field'], more: Partial<RegistrationRuleDraft> = {}): RegistrationRuleDraft => ({
  field,
  enabled: false,
  required: false,
  patternId: 'any',
  minLength: 2,
  maxLength: 40,
  ...more,
});
const before: RegistrationView = {
  rules: [
    rule('username', { enabled: true, required: true, patternId: 'letter_first', minLength: 4, maxLength: 15 }),
    rule('password', { enabled: true, required: true, minLength: 8, maxLength: 64 }),
    rule('email', { patternId: 'email' }),
  ],
  adultAge: 18,
  version: 'a'.repeat(64),
};

async function openRules(prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole('/brands/pavilion/registration', (gateway) => {
    gateway.answer(`GET ${ROUTE}`, before);
    prepare(gateway);
  });
  await screen.findByRole('list', { name: 'Fields of the form' });
  return opened;
}
const field = (name: string) => within(screen.getByRole('group', { name }));

describe('the registration form', () => {
  it('asks for what an operator turns on, in their order, once it is saved with a reason', async () => {
    const { user, gateway } = await openRules((answerer) => answerer.answer(`PUT ${ROUTE}`, before));
    const preview = within(screen.getByRole('region', { name: 'The form' }));
    expect(preview.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    await user.click(field('Email').getByRole('checkbox', { name: 'Asked' }));
    await user.click(field('Email').getByRole('checkbox', { name: 'Required' }));
    await user.click(screen.getByRole('button', { name: 'Move Email up' }));
    expect(preview.getByLabelText(/^Email/)).toBeRequired();
    expect(await violations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Save the form' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the form' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'to reach them');
    await user.click(dialog.getByRole('button', { name: 'Save the form' }));
    await screen.findByText('The form is saved');

    expect(gateway.bodiesOf(`PUT ${ROUTE}`)).toEqual([
      {
        rules: [before.rules[0], { ...before.rules[2], enabled: true, required: true }, before.rules[1]],
        adultAge: 18,
        version: before.version,
        reason: 'to reach them',
      },
    ]);
  });

  it('can be tried: what would be refused says so', async () => {
    const { user } = await openRules();
    const preview = within(screen.getByRole('region', { name: 'The form' }));
    await user.type(preview.getByLabelText(/^User name/), '1x');
    await user.click(preview.getByRole('button', { name: 'Try it' }));

    expect(preview.getByLabelText(/^User name/)).toHaveAccessibleDescription(/A letter first.*4 to 15/);
  });

  it('cannot be saved without a name, with a short password or for children', async () => {
    const { user } = await openRules();
    expect(field('User name').getByRole('checkbox', { name: 'Asked' })).toBeDisabled();
    await user.clear(field('Password').getByLabelText('Min. length'));
    await user.type(field('Password').getByLabelText('Min. length'), '4');
    expect(screen.getByRole('button', { name: 'Save the form' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.clear(screen.getByLabelText('Minimum age'));
    await user.type(screen.getByLabelText('Minimum age'), '16');

    expect(screen.getByLabelText('Minimum age')).toBeInvalid();
  });
});
