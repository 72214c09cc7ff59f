import { CallError } from '@pavilion/host/http';
import { renderWithHost, type RenderWithHostOptions } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { FormFailure } from './FormFailure';
import { LoadFailure } from './LoadFailure';
import { useFormFailure } from './use-form-failure';

const busy = new CallError('service.unavailable', 'The service is busy.');

describe('a page that could not be read', () => {
  function openFailed(error: Error, words: { title?: string; text?: string } = {}, options: Partial<RenderWithHostOptions> = {}) {
    const refetch = jest.fn();
    const query = { error, isFetching: false, refetch };
    return { ...renderWithHost(<LoadFailure query={query} {...words} />, { messages: {}, ...options }), refetch };
  }

  it('says what the server said, and is read again on request', async () => {
    const { user, refetch } = openFailed(busy);
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('The service is busy.');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says what was not lost, and nothing of the program’s own trouble, when no server gave a reason', () => {
    openFailed(new TypeError('undefined is not a function'));

    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed. Check your network and try again.');
    expect(screen.queryByText(/undefined/)).toBeNull();
  });

  it('is called by its name where it has one', () => {
    openFailed(new Error(), { title: 'The goods could not be loaded', text: 'Your points are untouched.' });

    expect(screen.getByRole('alert')).toHaveTextContent('The goods could not be loadedYour points are untouched.');
  });

  it('says it in Bengali', () => {
    openFailed(new Error(), {}, { locale: 'bn' });

    expect(screen.getByRole('alert')).toHaveTextContent('এটি লোড হয়নি');
    expect(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeVisible();
  });
});

describe('a form that was refused', () => {
  function openForm(reason: unknown) {
    return renderWithHost(<Form reason={reason} />, { messages: {} });
  }

  it('says so at the fields that are named, and goes to the first of them', async () => {
    const fields = { phone: 'member.phone_refused', name: 'register.invalid' };
    const { user } = openForm(new CallError('member.invalid', 'Please check the marked fields.', fields));

    await user.click(screen.getByRole('button'));

    expect(screen.getByLabelText('name')).toHaveAccessibleDescription('Begin with a letter.');
    expect(screen.getByLabelText('phone')).not.toHaveAccessibleDescription('');
    expect(screen.getByLabelText('name')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the words of every code for a field whose form has none of its own', async () => {
    const { user } = openForm(new CallError('request.invalid', 'Please check.', { phone: 'verification.code_wrong' }));

    await user.click(screen.getByRole('button'));

    await waitFor(() => expect(screen.getByLabelText('phone')).toHaveAccessibleDescription('The verification code is not valid.'));
  });

  it('says it above the button when no field is named, and no more once it is tried again', async () => {
    const { user } = openForm(busy);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('alert')).toHaveTextContent('The service is busy.');

    await user.dblClick(screen.getByLabelText('name'));

    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the blame for what no server said', async () => {
    const { user } = openForm(new TypeError('undefined is not a function'));

    await user.click(screen.getByRole('button'));

    expect(screen.getByRole('alert')).toHaveTextContent('Something failed on our side. Nothing was changed.');
  });
});

/** Two fields that are refused for `reason`; a double click on a field clears what was said. */
function Form({ reason }: { reason: unknown }) {
  const form = useForm({ defaultValues: { name: '', phone: '' } });
  const { failure, show, clear } = useFormFailure(form, ['name', 'phone'], (_field, code) =>
    code === 'register.invalid' ? 'Begin with a letter.' : undefined,
  );
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => show(reason))(event)}>
      {(['name', 'phone'] as const).map((field) => (
        <div key={field}>
          <input {...form.register(field)} aria-label={field} aria-describedby={`${field}-error`} onDoubleClick={clear} />
          <span id={`${field}-error`}>{errors[field]?.message}</span>
        </div>
      ))}
      <FormFailure>{failure}</FormFailure>
      <button type="submit">Save</button>
    </form>
  );
}
