import type { ActivityTerms } from '@pavilion/api/staff';
import { fromLocalInput } from '@pavilion/time';
import { expectRefused, openTerms } from '../../testing/open-terms';
import { activityForm } from './activity-form';

const at = (day: string, time = '00:00') => fromLocalInput(`${day}T${time}`);
const activity: ActivityTerms = {
  window: { from: at('2026-12-01', '09:30'), until: at('2026-12-31') },
  join: true,
  apply: { comment: true, pictures: 2 },
  gives: '50050',
  receivers: 200,
  perMember: 'period',
  leastPlay: '100000',
  claimDays: 14,
};
const others: ActivityTerms[] = [
  { ...activity, window: { from: null, until: null }, perMember: 'once', receivers: null, claimDays: 90 },
  { ...activity, join: false, leastPlay: null, apply: { comment: false, pictures: 0 }, gives: '1' },
  { ...activity, window: { from: null, until: at('2027-01-01', '23:59') }, apply: null, perMember: 'once', claimDays: 1 },
];

it('an activity is sent as its fields say', async () => {
  const { user, drawer, type, save } = await openTerms('activity', 'send-a-picture');
  const turn = (label: string) => user.click(drawer.getByRole('switch', { name: label }));

  await type(/^Given to each/, '500.50');
  await type(/^Places/, '200');
  await turn('Members join first');
  await type(/^Play that has to count/, '1,000');
  await turn('Members apply, and an operator decides');
  await turn('Ask for a comment');
  await type(/^Pictures/, '2');
  await type(/^Days to claim/, '14');

  expect(await save()).toEqual({ ...activity, window: { from: null, until: null }, perMember: 'once' });
}, 30_000);

it('an activity opens and closes at the minute that is chosen, and at none where that is taken back', async () => {
  const { user, drawer, press, save } = await openTerms('activity', 'send-a-picture', activity);

  await user.selectOptions(drawer.getAllByLabelText('Hour')[0] as HTMLElement, '14');
  await user.selectOptions(drawer.getAllByLabelText('Minute')[0] as HTMLElement, '05');
  await user.click(drawer.getByRole('switch', { name: 'Once in each period' }));
  await press('Remove: Closes');

  expect(await save()).toEqual({ ...activity, window: { from: at('2026-12-01', '14:05'), until: null }, perMember: 'once' });
});

it('what goes out of sight is sent no more, and keeps nobody from saving', async () => {
  const { user, drawer, type, save } = await openTerms('activity', 'send-a-picture', activity);

  await type(/^Days to claim/, '0');
  await type(/^Pictures/, '9');
  await type(/^Play that has to count/, 'much');
  await user.click(drawer.getByRole('switch', { name: 'Members apply, and an operator decides' }));
  await user.click(drawer.getByRole('switch', { name: 'Members join first' }));

  expect(await save()).toEqual({ ...activity, join: false, leastPlay: null, apply: null, claimDays: 7 });
});

it.each([activity, ...others])('the fields of an activity say what its terms say: %j', (terms) => {
  const typed = activityForm.toTyped(terms);

  expect(activityForm.invalidFields(typed)).toEqual(new Set());
  expect(activityForm.toTerms(typed)).toEqual(terms);
});

it('what an activity cannot be is said where it is typed', async () => {
  const opened = await openTerms('activity', 'send-a-picture', activity);
  const { type, drawer, press } = opened;
  await press('Remove: Closes');

  await expectRefused(opened, [
    [await type(/^Given to each/, '0'), 'Enter an amount'],
    [await type(/^Places/, '0'), 'up to 1000000'],
    [await type(/^Play that has to count/, '0'), 'Enter an amount'],
    [await type(/^Pictures/, '4'), '0 to 3'],
    [await type(/^Days to claim/, '91'), '1 to 90'],
  ]);
  expect(drawer.getByRole('button', { name: /^Closes/ })).toHaveAccessibleDescription(
    expect.stringContaining('Once per period needs both.'),
  );
});
