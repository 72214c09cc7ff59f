import { gameInfo } from '@pavilion/api/calls/games';
import { launchGame } from '@pavilion/api/calls/launch';
import { CallError } from '@pavilion/host/http';
import { aMember, aTrialMember, renderWithHost } from '@pavilion/testing';
import { act, cleanup, configure, screen } from '@testing-library/react';
import en from '../../messages/en.json';
import { frame, openGame, prepareDialogs } from '../../testing/open-game';
import { gameFacts } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';
import { PlayScreen } from './PlayScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

describe('others', () => {
  it('a visitor meets the sign-in popup, and the game opens behind it', async () => {
    const { host } = renderVisitor(aMember());

    expect(await frame()).toBeInTheDocument();
    expect(host.signInRequests).toBe(1);
  });

  it('a member who loads the page again is not asked to sign in while the gateway says who it is', async () => {
    const { host } = openGame({ returning: true });

    expect(await screen.findByText('Opening Lantern Dice …')).toBeVisible();
    act(() => host.signInAs(aMember()));
    expect(await frame()).toBeInTheDocument();
    expect(host.signInRequests).toBe(0);
  });

  it('a visitor who closes the popup can still sign in, register or go back', async () => {
    const { gateway } = renderVisitor(null);

    expect(await screen.findByText('Log in to play Lantern Dice')).toBeVisible();
    for (const name of ['Log in', 'Register']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(gateway.inputsOf(launchGame)).toEqual([]);
  });

  it('a visitor who closes the popup sees what the game is, and can ask for free play', async () => {
    const { user, host, container, address } = renderVisitor(null);
    expect((await screen.findAllByText('Lantern Works')).at(-1)).toBeVisible();
    for (const fact of ['99.00%', '৳1.00']) expect(screen.getByText(fact)).toBeVisible();
    expect(container.querySelector('section img')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Free play' }));

    expect(host.signInRequests).toBe(2);
    expect(address()).toBe('/play/100000?mode=free');
  });

  it('a visitor is not asked to sign in for a game that is only announced, and neither they nor a member are told of a fault', async () => {
    const soon = sampleGateway().answer(gameInfo, gameFacts({ notConnected: true }));
    const { container, gateway, host } = renderVisitor(null, soon);
    expect(await screen.findByRole('heading', { name: 'Lantern Dice: coming soon' })).toBeVisible();
    expect(screen.getByText(/Until it opens here, try one of these/)).toBeVisible();
    expect(container.querySelector('section img')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(host.signInRequests).toBe(0);
    expect(gateway.inputsOf(launchGame)).toEqual([]);
    cleanup();

    openGame({
      http: soon.answer(launchGame, new CallError('games.not_connected', 'Not here yet.')),
      slots: (name) => <p>slot {name}</p>,
    });
    expect(await screen.findByRole('heading', { name: 'Lantern Dice: coming soon' })).toBeVisible();
    expect(screen.getByText('slot missing.section')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('games.not_connected')).toBeNull();
  });

  it('a trial player plays for free and is offered nothing else', async () => {
    const { gateway } = openGame({ member: aTrialMember() });
    await frame();

    expect(gateway.inputsOf(launchGame)).toEqual([expect.objectContaining({ mode: 'free' })]);
    expect(screen.queryByRole('group', { name: 'Play for' })).toBeNull();
  });

  it('nobody is offered free play of a game that has none', async () => {
    openGame({ http: sampleGateway().answer(gameInfo, gameFacts({ supportPlay: 1 })) });
    await frame();

    expect(screen.queryByRole('group', { name: 'Play for' })).toBeNull();
  });
});

function renderVisitor(signsInAs: ReturnType<typeof aMember> | null, gateway = sampleGateway()) {
  return {
    ...renderWithHost(<PlayScreen />, { messages: en, address: '/play/100000', path: '/play/:nodeId', http: gateway, signsInAs }),
    gateway,
  };
}
