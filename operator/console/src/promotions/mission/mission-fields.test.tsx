import type { MissionTerms } from '@pavilion/api/staff';
import { expectRefused, openTerms } from '../../testing/open-terms';
import { missionForm } from './mission-form';

const mission: MissionTerms = {
  period: 'weekly',
  join: true,
  claimDays: 5,
  prize: '70050',
  steps: [
    { kind: 'counted', target: '5000000', categories: ['RNG', 'LIVE'], vendors: ['STUDIO'] },
    { kind: 'days', target: '3', least: '1000' },
  ],
  starts: '2026-12-01',
  ends: '2026-12-31',
};
const others: MissionTerms[] = [
  { period: 'daily', join: false, claimDays: 1, prize: '1', steps: [{ kind: 'deposits', target: '1' }] },
  {
    period: 'once',
    join: false,
    claimDays: 30,
    prize: '100',
    steps: [{ kind: 'depositCount', target: '4' }],
    starts: '2027-02-28',
  },
  {
    ...{ period: 'weekly', join: true, claimDays: 7, prize: '99' },
    steps: [
      { kind: 'points', target: '250' },
      { kind: 'counted', target: '700', vendors: ['STUDIO', 'OTHER1'] },
      { kind: 'counted', target: '700', categories: ['COCKFIGHT'] },
    ],
    ends: '2027-01-01',
  },
];

it('a mission is sent as its fields say', async () => {
  const { user, drawer, type, press, save } = await openTerms('mission', 'big-week');

  await user.selectOptions(drawer.getByLabelText(/^How often/), 'Every week');
  await type(/^Prize/, '700.50');
  await type(/^Days to claim/, '5');
  await type(/^First day/, '2026-12-01');
  await type(/^Last day/, '2026-12-31');
  await user.click(drawer.getByRole('switch', { name: 'Members are asked to join' }));
  await type(/^To reach/, '50,000');
  await type(/^Games/, 'rng LIVE, studio:');
  await press('Add a step');
  await user.selectOptions(drawer.getAllByLabelText(/^What counts/)[1] as HTMLElement, 'Days in a row');
  await type(/^To reach/, '3', 1);
  await type(/^Counted play that makes a day/, '10');

  expect(await save()).toEqual(mission);
}, 30_000);

it('a mission that is only read is sent as it was', async () => {
  const { save } = await openTerms('mission', 'big-week', mission);

  expect(await save()).toEqual(mission);
});

it.each(others)('the fields of a mission say what its terms say: %j', (terms) => {
  const typed = missionForm.toTyped(terms);

  expect(missionForm.invalidFields(typed)).toEqual(new Set());
  expect(missionForm.toTerms(typed)).toEqual(terms);
});

it('what a mission cannot be is said where it is typed', async () => {
  const opened = await openTerms('mission', 'big-week', mission);
  const { type } = opened;

  await expectRefused(opened, [
    [await type(/^Prize/, '0'), 'Enter an amount'],
    [await type(/^Days to claim/, '31'), 'A whole number from 1 to 30.'],
    [await type(/^Last day/, '2026-11-30'), 'The last day is before the first.'],
    [await type(/^To reach/, '-5'), 'Enter an amount'],
    [await type(/^Games/, 'RNG chess'), 'Codes of categories, and of vendors with a colon'],
    [await type(/^To reach/, '32', 1), 'A whole number from 1 to 31.'],
    [await type(/^Counted play that makes a day/, ''), 'Enter an amount'],
  ]);
});

it.each(['', '0', '1.5', '-1', '1000000000', 'five'])('no number of deposits is %j', (target) => {
  const typed = missionForm.toTyped({ ...mission, steps: [{ kind: 'depositCount', target: '4' }] });

  const wrong = missionForm.invalidFields({ ...typed, steps: typed.steps.map((step) => ({ ...step, target })) });

  expect(wrong).toEqual(new Set(['steps.0.target']));
});
