import { act, screen } from '@testing-library/react';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { quietMoment } from '../quiet-moment';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const site = aManifest({
  lobby: aRemote('lobby', [aPage('lobby.home', '/', { menus: { side: 0 } })]),
  games: aRemote('games', [aPage('games.play', '/play/:nodeId')]),
});

/** What the browser would take a picture of: what has a name before the page changes, and what has it afterwards. */
interface Shot {
  before: (string | undefined)[];
  after?: (string | undefined)[];
}
const shots: Shot[] = [];
const asked = { less: false };
let skipped = 0;
const running: (() => void)[] = [];
const finish = () => act(async () => running.splice(0).forEach((end) => end()));

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cover]')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') === 'pv-cover')
    .map(({ id }) => id);

beforeEach(() => {
  shots.length = 0;
  skipped = 0;
  asked.less = false;
  localStorage.setItem('pavilion.lang', 'en');
  window.scrollTo = () => undefined;
  Object.assign(document, {
    startViewTransition(change: () => Promise<void>) {
      const shot: Shot = { before: named() };
      shots.push(shot);
      void Promise.resolve()
        .then(change)
        .then(() => (shot.after = named()));
      return {
        ready: Promise.reject(new Error('skipped')),
        finished: new Promise<void>((resolve) => running.push(resolve)),
        skipTransition: () => (skipped += 1),
      };
    },
  });
  // Each stands where its id says: `x,y`.
  Element.prototype.getBoundingClientRect = function at() {
    const [left = 0, top = 0] = this.id.split(',').map(Number);
    return { left, top, right: left + 100, bottom: top + 100, width: 100, height: 100 } as DOMRect;
  };
});
afterEach(async () => {
  await finish();
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(Element.prototype, 'getBoundingClientRect');
});

function Lobby() {
  const links = useLinks();
  return (
    <>
      {['0,0', '0,300', '0,9000'].map((id) => (
        <div key={id} id={id} data-cover="7">
          <Link to={links.to('games.play', { nodeId: '7' }) ?? ''}>{`game at ${id}`}</Link>
        </div>
      ))}
      <div id="0,100" data-cover="8" />
    </>
  );
}

function Game() {
  return (
    <>
      <div id="200,200" data-cover="7" />
      <Link to="/">leave</Link>
    </>
  );
}

async function openLobby() {
  const shell = await renderShell(site, { content: ({ page }) => (page === 'games.play' ? <Game /> : <Lobby />) });
  const { matchMedia } = window;
  window.matchMedia = (media) => (media.includes('reduced-motion') ? ({ media, matches: asked.less } as never) : matchMedia(media));
  await shell.user.hover(screen.getByText('game at 0,300'));
  await act(() => quietMoment().then(() => import('./page-transitions')));
  return shell;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('lets the pressed cover grow into the game’s, and back into its own place', async () => {
  const { user } = await openLobby();
  await user.click(screen.getByText('game at 0,300'));
  await settled();
  expect(shots).toEqual([{ before: ['0,300'], after: ['200,200'] }]);
  await finish();
  expect(named()).toEqual([]);

  act(() => history.back());
  await settled();

  expect(screen.getByText('game at 0,300')).toBeVisible();
  expect(shots[1]).toEqual({ before: ['200,200'], after: ['0,300'] });
});

it('changes at once for somebody who wants less motion', async () => {
  const { user } = await openLobby();
  asked.less = true;
  await user.click(screen.getByText('game at 0,300'));
  await settled();

  expect(screen.getByText('leave')).toBeVisible();
  expect(shots).toEqual([]);
});

it('has the page and its focus at the end, and ends for whoever presses something meanwhile', async () => {
  const { user } = await openLobby();
  await user.click(screen.getByText('game at 0,0'));
  await settled();

  expect(screen.getByRole('main')).toHaveFocus();
  expect(skipped).toBe(0);
  await user.click(screen.getByText('leave'));
  expect(skipped).toBe(1);
});

it('hands on to the page what was pressed on its picture', async () => {
  const { user } = await openLobby();
  await user.click(screen.getByText('game at 0,0'));
  await settled();
  Object.assign(document, { elementFromPoint: () => screen.queryByText('leave') });

  // As a browser tells it: the press and the click are the document's.
  await user.click(document.documentElement);
  await settled();

  expect(skipped).toBe(1);
  expect(screen.getByText('game at 0,0')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

it('does not let what happens on one page pass for another', async () => {
  await openLobby();
  act(() => screen.getAllByRole('link', { name: 'lobby.home' })[0]?.click());
  await settled();

  expect(shots).toEqual([]);
});
