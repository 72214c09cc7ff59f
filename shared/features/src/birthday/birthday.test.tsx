import { renderWithHost } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { BirthdayField } from './BirthdayField';

const told: string[] = [];
beforeEach(() => told.splice(0));

function Form({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    told.push(next);
    setValue(next);
  };
  return <BirthdayField label="Birthday" value={value} onChange={change} />;
}

const list = (name: string) => within(screen.getByRole('group', { name: 'Birthday' })).getByRole('combobox', { name });

it('is a day once all three are chosen', async () => {
  const { user } = renderWithHost(<Form />, { messages: {} });

  await user.selectOptions(list('Year'), '1994');
  await user.selectOptions(list('Month'), 'November');
  await user.selectOptions(list('Day'), '2');

  expect(told).toEqual(['1994--', '1994-11-', '1994-11-02']);
});

it('takes back a day that the month does not have, and offers only those it has', async () => {
  const { user } = renderWithHost(<Form first="1994-01-31" />, { messages: {} });

  await user.selectOptions(list('Month'), 'February');

  expect(told).toEqual(['1994-02-']);
  expect(within(list('Day')).getAllByRole('option').at(-1)).toHaveTextContent('28');
});

it('is empty again when nothing is chosen', async () => {
  const { user } = renderWithHost(<Form first="1994--" />, { messages: {} });

  await user.selectOptions(list('Year'), '');

  expect(told).toEqual(['']);
});

it('speaks and counts in the language of the page', () => {
  renderWithHost(<Form first="1994-11-02" />, { locale: 'bn', messages: {} });

  expect(list('মাস')).toHaveDisplayValue('নভেম্বর');
  expect(list('দিন')).toHaveDisplayValue('২');
  expect(list('সাল')).toHaveDisplayValue('১৯৯৪');
});
