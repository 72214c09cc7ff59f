import { pointRewards, redeemReward } from '@pavilion/api/calls/points';
import { useConnection } from '@pavilion/host/connection';
import { CallError, useClient } from '@pavilion/host/http';
import { useMutation, useQuery } from '@pavilion/host/query';
import { FakeGateway } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import { aManifest, aPage, aRemote, renderShell } from './testing/render-shell';

const manifest = aManifest({ points: aRemote('points', [aPage('points.mall', '/')]) });
const lost = () => {
  throw new CallError('network.abnormal', 'The network does not answer');
};

/** A page of a remote that asks for something and sends something. */
function Mall() {
  const http = useClient();
  const { data, error } = useQuery({ queryKey: ['rewards'], queryFn: () => http.call(pointRewards) });
  const redeem = useMutation({ mutationFn: () => http.call(redeemReward, REDEMPTION) });
  return (
    <>
      <p>{data ? `${data.list.length} rewards` : (error?.message ?? 'placeholder')}</p>
      <button onClick={() => redeem.mutate()}>Redeem</button>
      {redeem.error && <p role="alert">{redeem.error.message}</p>}
    </>
  );
}

const REDEMPTION = {
  rewardId: 'tea-mug',
  redeemQuantity: 1,
  receivingAddress: 'House 12, Dhaka',
  mobileNumber: '01711000000',
  password: 'of nobody',
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

/** The browser loses its network, or has it again, and says so. */
async function network(there: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  await act(async () => window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

async function openMall(http: FakeGateway) {
  await network(true);
  const shell = await renderShell(manifest, { address: '/elsewhere', http, content: <Mall /> });
  await network(false);
  await act(async () => {
    window.history.pushState({}, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  return shell;
}

/** A page that shows how it is connected. */
const Game = () => <p>connected: {useConnection()}</p>;

describe('the notice that the network is gone', () => {
  const notice = () => screen.queryByText(/ইন্টারনেট সংযোগ নেই/);

  it('stands over the page until the network is back', async () => {
    await network(true);
    await renderShell(manifest, { address: '/' });
    await network(false);
    expect(notice()).toBeVisible();

    await network(true);
    expect(notice()).toBeNull();
  });

  it('does not stand over a page that shows the connection itself', async () => {
    await network(true);
    await renderShell(manifest, { address: '/', content: <Game /> });
    await network(false);

    expect(screen.getByText('connected: offline')).toBeVisible();
    expect(notice()).toBeNull();
  });
});

describe('somebody without a network', () => {
  it('is told so by a page that they open, instead of seeing its placeholders for ever', async () => {
    await openMall(new FakeGateway().answer(pointRewards, lost));

    expect(await screen.findByText('The network does not answer')).toBeVisible();
    expect(screen.queryByText('placeholder')).toBeNull();
  });

  it('sees the page as soon as the network is back, without asking', async () => {
    const http = new FakeGateway().answer(pointRewards, lost);
    await openMall(http);
    await screen.findByText('The network does not answer');

    http.answer(pointRewards, { list: [] } as never);
    await network(true);

    expect(await screen.findByText('0 rewards')).toBeVisible();
  });

  it('is told that what they sent did not go out, and it is not sent later behind their back', async () => {
    const http = new FakeGateway().answer(pointRewards, lost).answer(redeemReward, lost);
    const { user } = await openMall(http);

    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The network does not answer');
    await network(true);

    expect(http.inputsOf(redeemReward)).toHaveLength(1);
  });
});
