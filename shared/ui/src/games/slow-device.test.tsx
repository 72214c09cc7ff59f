import { fireEvent, render } from '@testing-library/react';
import {
  arrive,
  asked,
  frame,
  grid,
  near,
  nextSerial,
  pass,
  scrollTo,
  shownIn,
  standInForTheScreen,
  texts,
} from '../testing/cover-screen';
import { GameTile } from './GameTile';
import { TileGrid } from './TileGrid';

standInForTheScreen();

it('shows none after a slow frame', async () => {
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  frame(90);
  expect(shownIn(container)).toEqual([false]);
  pass(10);
  expect(shownIn(container)).toEqual([true]);
});

it('shows one now and then where every frame is slow', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2, 60);
  await arrive();
  pass(3, 60);
  expect(shownIn(container)).toEqual([false, false]);
  pass(18, 60);
  expect(shownIn(container)).toEqual([true, true]);
});

it('leaves time between two on a slow device, and more of it for those that nobody sees yet', async () => {
  const { container } = grid(3);
  near(container, [100, 200, 1_400]);
  pass(3, 44);
  await arrive();
  pass(7);
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
  pass(7);
  expect(shownIn(container)).toEqual([true, true, false]);
  pass(12);
  expect(shownIn(container)[2]).toBe(false);
  pass(9);
  expect(shownIn(container)[2]).toBe(true);
});

describe('on a phone that came late', () => {
  const cover = (name: string) => `/art/v3/games/${nextSerial()}${name}`;
  const tile = (art: string, priority = false) => (
    <TileGrid label="All games">
      <GameTile name="A game" art={art} priority={priority} texts={texts} onPlay={() => {}} />
    </TileGrid>
  );
  const addressIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');
  const device = ({ touch, savesData = false }: { touch: boolean; savesData?: boolean }) => {
    globalThis.matchMedia = (query) => ({ matches: touch && query === '(hover: none)' }) as MediaQueryList;
    Object.defineProperty(navigator, 'connection', { value: { saveData: savesData }, configurable: true });
  };
  const comeLate = () => {
    const { container } = grid(1);
    near(container, [100]);
    pass(3, 90);
  };
  const showNext = async (art: string) => {
    const { container } = render(tile(art));
    near(container, [100]);
    pass(2);
    const addresses = [...asked.keys()];
    await arrive();
    pass(20);
    return { addresses, container };
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('takes a cover as a bitmap, which the page’s own thread has not to draw, and its drawing where that does not come', async () => {
    device({ touch: true });
    comeLate();
    const art = cover('.svg');
    const { addresses, container } = await showNext(art);
    expect(addresses).toContain(art.replace('.svg', '.avif'));
    expect(addressIn(container)).toBe(art.replace('.svg', '.avif'));
    fireEvent.error(container.querySelector('img') as Element);
    expect(addressIn(container)).toBe(art);
  });

  it('shows the same address whenever a cover is shown again', async () => {
    device({ touch: true });
    comeLate();
    const art = cover('.svg');
    await showNext(art);
    expect(addressIn(render(tile(art, true)).container)).toBe(art.replace('.svg', '.avif'));
  });

  it.each([
    ['with a mouse', { touch: false }],
    ['where data is to be saved', { touch: true, savesData: true }],
  ])('takes the drawing %s', async (_, kind) => {
    device(kind);
    comeLate();
    const art = cover('.svg');
    expect(addressIn((await showNext(art)).container)).toBe(art);
  });

  it('takes what is no cover of ours as it is', async () => {
    device({ touch: true });
    comeLate();
    const art = cover('-of-another.svg');
    expect(addressIn((await showNext(art)).container)).toBe(art);
  });
});

describe('while a finger flings', () => {
  /** Pixels of one frame: a thousand and more a second. */
  const fling = (count: number, took: number) => {
    for (let at = 0; at < count; at += 1) {
      scrollTo(scrollY + 40);
      frame(took);
    }
  };

  it('shows covers as ever on a device that keeps up', async () => {
    const { container } = grid(1);
    near(container, [100]);
    frame();
    await arrive();
    fling(2, 16);
    expect(shownIn(container)).toEqual([true]);
  });

  it('neither asks for any nor shows one where frames come late, until the page rests', async () => {
    const { container } = grid(6);
    near(container, [100, 200, 300, 400, 500, 600]);
    frame();
    await arrive();
    fling(3, 46);
    const askedBefore = asked.size;
    fling(60, 17);
    expect(askedBefore).toBeLessThan(5);
    expect(asked.size).toBe(askedBefore);
    expect(shownIn(container)).not.toContain(true);
    pass(15);
    expect(shownIn(container)).not.toContain(true);
    pass(10);
    expect(shownIn(container)).toContain(true);
    await arrive();
    pass(4);
    await arrive();
    pass(60);
    expect(shownIn(container)).not.toContain(false);
  });
});

it('shows a cover of the first screen at once, but has a new list wait its turn on a slow device that was touched', async () => {
  const first = (art: string) => (
    <TileGrid label="All games">
      <GameTile name="First" art={art} priority texts={texts} onPlay={() => {}} />
    </TileGrid>
  );
  expect(shownIn(render(first('/art/first-1.svg')).container)).toEqual([true]);

  const slow = grid(1);
  near(slow.container, [100]);
  pass(3, 90);
  fireEvent.pointerDown(document.body);
  expect(shownIn(render(first('/art/first-2.svg')).container)).toEqual([false]);
});

it('takes no device for a slow one that draws thirty frames in a second, or whose tab was away', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2);
  await arrive();
  pass(3, 34);
  expect(shownIn(container)).toEqual([true, true]);

  const next = grid(2);
  near(next.container, [100, 200]);
  pass(3, 5_000);
  await arrive();
  pass(4);
  expect(shownIn(next.container)).toEqual([true, true]);
});
