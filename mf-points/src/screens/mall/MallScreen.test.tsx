import type { PointReward } from '@pavilion/api/points';
import { pointBalance, pointConfig, pointRewards, redeemList, redeemReward } from '@pavilion/api/calls/points';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, FakeGateway, renderWithHost } from '@pavilion/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import messages from '../../messages/en.json';
import { MallScreen } from './MallScreen';

const goods = (rewardId: string, en: string, pointsRequirement: number, availableQuantity: number): PointReward => ({
  rewardId,
  pointsRequirement,
  availableQuantity,
  quantity: 100,
  imageUrl: `/art/v1/goods/${rewardId}.svg`,
  name: { en, bn: en },
  about: { en: `About the ${en}.`, bn: en },
});
const list = [goods('tea-mug', 'Tea mug', 300, 94), goods('steel-bottle', 'Flask', 650, 9), goods('gift-box', 'Gift box', 950, 0)];

function open(member?: ReturnType<typeof aMember>, { failing = false } = {}) {
  let held = 700;
  const http = new FakeGateway()
    .answer(pointBalance, failing ? new CallError('service.failed', 'Something failed.') : () => ({ pointBalance: held }))
    .answer(pointConfig, { depositPerPoint: '2000', betPerPoint: '5000', expires: false })
    .answer(pointRewards, { list })
    .answer(redeemReward, () => ({ redemptionId: 'r-1', pointBalance: (held -= 300) }))
    .answer(
      redeemList,
      failing
        ? new CallError('service.failed', 'Something failed.')
        : {
            totalPages: 1,
            list: [
              {
                id: 'r-0',
                time: '2026-02-27T18:03:00Z',
                remark: 'redeem',
                changedPoints: -650,
                rewardName: { en: 'Flask', bn: 'Flask' },
                redeemQuantity: 1,
                status: 'approved',
              },
            ],
          },
    );
  return {
    http,
    earn: (points: number) => (held += points),
    ...renderWithHost(<MallScreen />, { http, messages, ...(member && { member }) }),
  };
}

const card = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

it('lets a visitor look at goods and rules, and asks them in', async () => {
  const { user, host } = open();

  expect(await card('Tea mug')).toHaveTextContent('300');
  expect(await screen.findByText(/^1 point for each ৳20 you deposit/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Redeem/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log in' }));

  expect(host.signInRequests).toBe(1);
  expect(await screen.findByText('700')).toBeInTheDocument();
});

it('tells a trial player that play money earns nothing, and asks for no balance', async () => {
  const { http } = open(aTrialMember());

  expect(screen.getByText(/^Play money earns no points/)).toBeInTheDocument();
  await card('Tea mug');
  expect(http.inputsOf(pointBalance)).toEqual([]);
});

it('shows a member what their points are enough for', async () => {
  const { user } = open(aMember());

  expect(await screen.findByText('Enough for 2 items')).toBeInTheDocument();
  expect(await card('Gift box')).toHaveTextContent('Out of stock');
  expect(await card('Flask')).toHaveTextContent('Few left');
  await user.click(screen.getByRole('button', { name: 'Within my points (2)' }));

  expect(screen.queryByRole('heading', { name: 'Gift box' })).not.toBeInTheDocument();
});

it('says that points could not be read, and reads them again on request', async () => {
  const { http, user } = open(aMember(), { failing: true });
  const panel = within(screen.getByRole('region', { name: 'Your points' }));

  expect(await panel.findByRole('alert')).toHaveTextContent('Your points could not be loaded.');
  http.answer(pointBalance, { pointBalance: 12 });
  await user.click(panel.getByRole('button', { name: 'Try again' }));

  expect(await panel.findByText('12')).toBeVisible();
});

it('counts again when money moved, because that earns points', async () => {
  const { host, earn } = open(aMember());
  await screen.findByText('700');

  earn(25);
  act(() => host.events.emit('balance.changed', { balance: '1' }));

  expect(await screen.findByText('725')).toBeInTheDocument();
});

async function order({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Redeem Tea mug' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Delivery address/), 'House 12, Road 4');
  await user.type(dialog.getByLabelText(/^Mobile number/), '01711000000');
  await user.type(dialog.getByLabelText(/^Withdrawal password/), '730519');
  await user.click(dialog.getByRole('button', { name: 'Spend points and order' }));
}

it('spends points on goods and shows what is left', async () => {
  const opened = open(aMember());

  await order(opened);

  expect(await screen.findByText('400')).toBeInTheDocument();
  expect(opened.http.inputsOf(redeemReward)).toMatchObject([{ rewardId: 'tea-mug', redeemQuantity: 1, password: '730519' }]);
  expect(opened.host.toasts).toEqual([{ tone: 'positive', text: 'Tea mug is ordered. See it under your redemptions.' }]);
  expect(opened.host.emitted).toContainEqual({ name: 'points.changed', payload: { points: '400' } });
});

it('sends the same key again after a lost answer, so that nobody pays twice', async () => {
  const opened = open(aMember());
  opened.http.answer(redeemReward, new CallError('network.abnormal', 'The network link is abnormal.'));
  await order(opened);
  expect(await screen.findByText('The network link is abnormal.')).toBeInTheDocument();

  opened.http.answer(redeemReward, { redemptionId: 'r-1', pointBalance: 400 });
  await opened.user.click(screen.getByRole('button', { name: 'Spend points and order' }));

  const keys = opened.http.sent
    .filter(({ path }) => path.endsWith('redeemPointReward'))
    .map(({ options }) => options.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('says under the field that the withdrawal password was wrong', async () => {
  const opened = open(aMember());
  opened.http.answer(
    redeemReward,
    new CallError('withdrawals.password_wrong', 'Wrong.', { password: 'withdrawals.password_wrong' }),
  );

  await order(opened);

  expect(await screen.findByLabelText(/^Withdrawal password/)).toBeInvalid();
});

it('leads whoever has no withdrawal password to where it is set', async () => {
  const opened = open(aMember());
  opened.http.answer(redeemReward, new CallError('withdrawals.password_missing', 'Set a withdrawal password first.'));

  await order(opened);

  expect(await screen.findByText('Set a withdrawal password first.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set a withdrawal password' })).toHaveAttribute('href', '/wallet/withdraw');
});

it('asks for an address, a number and the password first', async () => {
  const { user, http } = open(aMember());
  await user.click(await screen.findByRole('button', { name: 'Redeem Tea mug' }));

  await user.click(screen.getByRole('button', { name: 'Spend points and order' }));

  expect(screen.getByText('Enter the full address.')).toBeInTheDocument();
  expect(http.inputsOf(redeemReward)).toEqual([]);
});

it('says that the record could not be read, and reads it again on request', async () => {
  const { http, user } = open(aMember(), { failing: true });
  const record = within(await screen.findByRole('region', { name: 'Points record' }));
  expect(await record.findByRole('alert')).toHaveTextContent('Something failed.');
  expect(screen.queryByRole('button', { name: /Within my points/ })).not.toBeInTheDocument();

  http.answer(redeemList, { totalPages: 1, list: [] });
  await user.click(record.getByRole('button', { name: 'Try again' }));

  expect(await record.findByText('Nothing redeemed yet')).toBeVisible();
});

it('lists what was redeemed and how it stands', async () => {
  open(aMember());

  const row = (await screen.findByRole('rowheader', { name: 'Flask' })).closest('tr') as HTMLElement;

  expect(row).toHaveTextContent('−650');
  expect(row).toHaveTextContent('Approved');
});

it('has nothing for axe to complain of', async () => {
  const { container } = open(aMember());
  await card('Tea mug');

  expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
});
