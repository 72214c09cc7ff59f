import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations';
import { AmountField } from './AmountField';
import { Checkbox } from './Checkbox';
import { normaliseAmount } from './normalise-amount';
import { PasswordField } from './PasswordField';
import { RadioCards } from './RadioCards';
import { SelectField } from './SelectField';
import { Switch } from './Switch';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

it('tells a screen reader the label, the error and the hint, the error first', () => {
  render(<TextField label="User name" hint="6 to 12 letters" error="Too short" required />);

  const input = screen.getByRole('textbox', { name: /^User name/ });

  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Too short 6 to 12 letters');
});

it('leaves a field that is right without complaint', () => {
  render(<TextField label="User name" />);
  const input = screen.getByRole('textbox', { name: 'User name' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('shows a password on demand and hides it again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);

  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it.each([
  ['৫০০', '500'],
  ['১,২৩৪.৫০', '1234.50'],
  ['৳ 25,000', '25000'],
  ['1,00,000.5', '100000.5'],
  ['12,5', '12.5'],
  ['1,000', '1000'],
  ['0012', '12'],
  ['0', '0'],
  ['.5', '0.5'],
  ['500.555', '500.555'],
  ['1.2.3', '1.2.3'],
  ['-5', '-5'],
  ['−৫', '-5'],
  ['5e3', '5e3'],
  ['BDT 500', '500'],
  ['৳500.50', '500.50'],
  ['500 টাকা', '500'],
  ['5.', '5.'],
  ['abc', ''],
  ['', ''],
])('reads the amount %s as %s', (typed, amount) => {
  expect(normaliseAmount(typed)).toBe(amount);
});

it.each([
  ['500.555', '500.555', '500.555'],
  ['-5', '-5', '-5'],
  ['1,00,000.50', '1,00,000.50', '100000.50'],
  ['৫০,৫', '50,5', '50.5'],
])('shows %s as it was typed, and never takes it for another amount', async (typed, shown, amount) => {
  const user = userEvent.setup();
  const heard: string[] = [];
  function Deposit() {
    const [value, setValue] = useState('');
    return (
      <AmountField
        label="Amount"
        currency="৳"
        value={value}
        onValueChange={(next) => {
          heard.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Deposit />);

  await user.type(screen.getByRole('textbox'), typed);

  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(heard.at(-1)).toBe(amount);
});

it('hands on plain Latin digits while somebody types Bengali ones', async () => {
  const user = userEvent.setup();
  const heard: string[] = [];
  function Deposit() {
    const [value, setValue] = useState('');
    const take = (next: string) => {
      heard.push(next);
      setValue(next);
    };
    return <AmountField label="Amount" currency="৳" value={value} onValueChange={take} />;
  }
  render(<Deposit />);

  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '৫০.৭৫');

  expect(heard.at(-1)).toBe('50.75');
  expect(screen.getByRole('textbox')).toHaveValue('50.75');
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});

it('chooses among cards with the keyboard alone', async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  render(
    <RadioCards
      label="Method"
      value={null}
      onValueChange={onValueChange}
      options={[
        { value: 'bkash', title: 'bKash', text: 'No fee' },
        { value: 'nagad', title: 'Nagad' },
      ]}
    />,
  );

  await user.tab();
  await user.keyboard(' ');

  expect(screen.getByRole('radio', { name: 'bKash No fee' })).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledWith('bkash');
});

it('switches and ticks by their words', async () => {
  const user = userEvent.setup();
  const onCheckedChange = jest.fn();
  render(
    <>
      <Switch label="Bonus messages" checked={false} onCheckedChange={onCheckedChange} />
      <Checkbox label="I accept the rules" error="Please accept" />
    </>,
  );

  await user.click(screen.getByText('Bonus messages'));
  await user.click(screen.getByText('I accept the rules'));

  expect(onCheckedChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'I accept the rules' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'I accept the rules' })).toHaveAccessibleDescription('Please accept');
});

it('says of a box that must be ticked that it must', () => {
  render(
    <>
      <Checkbox label="I am 18 or older" required />
      <Checkbox label="Remember me" />
    </>,
  );

  expect(screen.getByRole('checkbox', { name: 'I am 18 or older' })).toBeRequired();
  expect(screen.getByText('*')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeRequired();
});

it('has nothing for axe to complain of', async () => {
  const { container } = render(
    <form aria-label="Everything">
      <TextField label="Name" hint="As on your card" icon="user" />
      <TextAreaField label="Message" error="Too long" />
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
      <AmountField label="Amount" currency="৳" value="" onValueChange={() => {}} />
      <SelectField label="Bank" placeholder="Choose" options={[{ value: 'a', label: 'Agrani' }]} />
      <Checkbox label="Remember me" />
      <Switch label="Sound" checked onCheckedChange={() => {}} />
      <RadioCards
        label="Quick"
        layout="pills"
        value="500"
        onValueChange={() => {}}
        options={[{ value: '500', title: '৳500' }]}
        error="Choose one"
      />
    </form>,
  );
  expect(await violations(container)).toEqual([]);
});
