import { useGoesOn } from '@pavilion/host/corner';
import { useKeepAlive } from '@pavilion/host/mini-player';
import { useGoTo } from '@pavilion/host/links';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const lobby = aRemote('lobby', [aPage('lobby.home', '/', { menus: { side: 0 } })]);
const games = aRemote('games', [aPage('games.play', '/play/:nodeId', { area: 'bare', keepAlive: true })]);
const here = aManifest({ lobby, games });

const seen = { mounts: 0 };

/** Something that runs as soon as it is started. */
function Game() {
  const [running, setRunning] = useState(false);
  const { minimized, expand, close } = useKeepAlive(running);
  const goTo = useGoTo();
  useEffect(() => void (seen.mounts += 1), []);
  return (
    <>
      <p>{minimized ? 'in the corner' : 'whole'}</p>
      <button onClick={() => setRunning(!running)}>start or stop</button>
      <button onClick={() => goTo('lobby.home')}>elsewhere</button>
      <button onClick={expand}>enlarge</button>
      <button onClick={close}>end</button>
    </>
  );
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

const press = (name: string) => screen.getByRole('button', { name });
const corner = () => screen.queryByRole('region', { name: /continuing in a small window/ });

beforeEach(() => sessionStorage.clear());

async function openGame(address = '/play/7') {
  seen.mounts = 0;
  localStorage.setItem('pavilion.lang', 'en');
  return renderShell(here, { address, content: ({ page }) => (page === 'games.play' ? <Game /> : null) });
}

describe('a page that goes on', () => {
  it('stands whole at its address, and is gone elsewhere when nothing runs in it', async () => {
    const { user } = await openGame();
    expect(screen.getByText('whole')).toBeVisible();

    await user.click(press('elsewhere'));

    expect(screen.getByText('page lobby.home')).toBeVisible();
    expect(corner()).toBeNull();
    expect(screen.queryByText('in the corner')).toBeNull();
  });

  it('goes on in the corner, the same one, until it is made whole again', async () => {
    const { user } = await openGame();
    await user.click(press('start or stop'));
    await user.click(press('elsewhere'));

    expect(corner()).toHaveTextContent('in the corner');
    expect(screen.getByText('page lobby.home')).toBeVisible();
    await user.click(press('enlarge'));

    expect(screen.getByText('whole')).toBeVisible();
    expect(window.location.pathname).toBe('/play/7');
    expect(corner()).toBeNull();
    expect(seen.mounts).toBe(1);
  });

  it.each(['end', 'start or stop'])('leaves the corner with “%s”, and the page beside it stays', async (how) => {
    const { user } = await openGame();
    await user.click(press('start or stop'));
    await user.click(press('elsewhere'));

    await user.click(press(how));

    expect(corner()).toBeNull();
    expect(screen.getByText('page lobby.home')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.documentElement).not.toHaveAttribute('data-mini-player');
  });

  it('is in the corner again after the page was loaded anew elsewhere, and not once it was ended', async () => {
    const { user, unmount } = await openGame();
    await user.click(press('start or stop'));
    await user.click(press('elsewhere'));
    unmount();

    const anew = await openGame('/');
    expect(corner()).toHaveTextContent('in the corner');
    await anew.user.click(press('enlarge'));
    expect(window.location.pathname).toBe('/play/7');
    await anew.user.click(press('elsewhere'));
    expect(corner()).toHaveTextContent('in the corner');
    await anew.user.click(press('end'));
    anew.unmount();

    await openGame('/');
    expect(corner()).toBeNull();
  });

  it('believes no address that is no page of that kind', async () => {
    for (const address of ['/', '//evil.example/play/7', 'javascript:alert(1)']) {
      sessionStorage.setItem('pavilion.mini-player', address);
      const { unmount } = await openGame('/');
      expect(corner()).toBeNull();
      unmount();
    }
  });

  it('leaves the corner when operators switch it off', async () => {
    const { user, apply } = await openGame();
    await user.click(press('start or stop'));
    await user.click(press('elsewhere'));

    await act(async () => apply(aManifest({ lobby, games: { ...games, mode: 'killed' } }, { seq: 2 })));

    expect(corner()).toBeNull();
    expect(screen.getByText('page lobby.home')).toBeVisible();
  });
});

describe('a page of a version that was published under contract 1', () => {
  function GameOfContractOne() {
    const [running, setRunning] = useState(false);
    const { small } = useGoesOn(running);
    return (
      <>
        <p>{small ? 'in the corner' : 'whole'}</p>
        <button onClick={() => setRunning(!running)}>start or stop</button>
      </>
    );
  }

  it('goes on too: what it described as `goesOn` is `keepAlive` now', async () => {
    localStorage.setItem('pavilion.lang', 'en');
    const described = { ...games.descriptor, contract: 1, pages: [{ ...aPage('games.play', '/play/:nodeId'), goesOn: true }] };
    const { user } = await renderShell(aManifest({ lobby, games: { ...games, descriptor: described } }), {
      address: '/play/7',
      content: ({ page }) => (page === 'games.play' ? <GameOfContractOne /> : null),
    });

    await user.click(press('start or stop'));
    await user.click(screen.getByRole('link', { name: 'lobby.home' }));

    expect(corner()).toHaveTextContent('in the corner');
  });
});
