import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations';
import { GameTile, type GameTileProps } from './GameTile';
import { TileGrid } from './TileGrid';

const texts = {
  play: 'Play',
  freeTrial: 'Free play',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  more: 'Choices',
  badges: { hot: 'HOT', new: 'NEW', jackpot: 'JACKPOT' },
};

function tile(props: Partial<GameTileProps> = {}) {
  const calls = { onPlay: jest.fn(), onTrial: jest.fn(), onFavourite: jest.fn() };
  const view = render(
    <TileGrid label="Hot games">
      <GameTile name="Koi of Fortune" vendor="Studio" art="/koi.svg" texts={texts} {...calls} {...props} />
    </TileGrid>,
  );
  return { ...calls, ...view, user: userEvent.setup() };
}

const picture = (container: HTMLElement) => container.querySelector('img');

it('plays when pressed, and says which game it plays', async () => {
  const { user, onPlay } = tile();
  await user.click(screen.getByRole('button', { name: 'Play Koi of Fortune' }));
  expect(onPlay).toHaveBeenCalledTimes(1);
});

it('has each name read in its own language', () => {
  tile({ name: 'লণ্ঠন পাশা', vendor: 'Lantern Works' });
  expect(screen.getByText('লণ্ঠন পাশা')).toHaveAttribute('lang', 'bn');
  expect(screen.getByText('Lantern Works')).toHaveAttribute('lang', 'en');
});

it('offers a free trial only where one is allowed', async () => {
  tile().unmount();
  expect(screen.queryByRole('button', { name: 'Free play' })).not.toBeInTheDocument();

  const { user, onTrial, onPlay } = tile({ trialAllowed: true });
  await user.click(screen.getByRole('button', { name: 'Free play' }));

  expect(onTrial).toHaveBeenCalledTimes(1);
  expect(onPlay).not.toHaveBeenCalled();
});

it('asks for the other state of the heart', async () => {
  const { user, onFavourite, unmount } = tile();
  await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
  expect(onFavourite).toHaveBeenCalledWith(true);
  unmount();

  const loved = tile({ favourite: true });
  const heart = screen.getByRole('button', { name: 'Remove from favourites' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart);
  expect(loved.onFavourite).toHaveBeenCalledWith(false);
});

it('has no heart where nobody keeps favourites', () => {
  tile({ onFavourite: undefined });
  expect(screen.queryByRole('button', { name: /favourites/ })).not.toBeInTheDocument();
});

it('draws a default picture when the cover cannot be loaded, and tries again with another cover', () => {
  const { container, rerender } = tile();
  fireEvent.error(picture(container) as HTMLImageElement);
  expect(picture(container)).not.toBeInTheDocument();

  rerender(
    <TileGrid label="Hot games">
      <GameTile name="Koi of Fortune" art="/other.svg" texts={texts} onPlay={() => {}} />
    </TileGrid>,
  );
  expect(picture(container)).toHaveAttribute('src', '/other.svg');
});

it('loads the covers of the first screen before others', () => {
  const first = tile({ priority: true });
  expect(picture(first.container)).toHaveAttribute('fetchpriority', 'high');
  expect(picture(first.container)).toHaveAttribute('loading', 'eager');
  first.unmount();
  // Whoever goes back has hundreds of covers that were shown before: only those in sight are drawn at once.
  expect(picture(tile().container)).toHaveAttribute('loading', 'lazy');
});

describe('on touch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const play = () => screen.getByRole('button', { name: 'Play Koi of Fortune' });
  const touch = { pointerType: 'touch' };
  const choices = () => screen.getByRole('button', { name: 'Choices' });

  it('plays on a tap', () => {
    const { onPlay } = tile();
    fireEvent(play(), pointer('pointerdown', touch));
    fireEvent(play(), pointer('pointerup', touch));
    fireEvent.click(play());
    expect(onPlay).toHaveBeenCalledTimes(1);
    expect(choices()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the choices on a long press instead', () => {
    const { onPlay } = tile();
    fireEvent(play(), pointer('pointerdown', touch));
    act(() => jest.advanceTimersByTime(500));
    fireEvent(play(), pointer('pointerup', touch));
    fireEvent.click(play());
    expect(onPlay).not.toHaveBeenCalled();
    expect(choices()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens the choices with ⋯', () => {
    tile();
    fireEvent.click(choices());
    expect(choices()).toHaveAttribute('aria-expanded', 'true');
  });
});

it('shows the marks of a remote that was built for contract 1, before they were called badges', () => {
  const { badges: marks, ...words } = texts;
  const given = { marks: ['hot'], texts: { ...words, marks } } as unknown as Partial<GameTileProps>;
  tile({ badges: undefined, ...given });

  expect(screen.getByText('HOT')).toBeVisible();
});

it('has nothing for axe to complain of, placeholders included', async () => {
  const { container } = tile({ badges: ['hot', 'jackpot'], trialAllowed: true });
  render(<TileGrid label="More games" skeletons={3} />);
  expect(within(container).getByText('JACKPOT')).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});

function pointer(type: string, detail: { pointerType: string }) {
  return Object.assign(new MouseEvent(type, { bubbles: true }), detail);
}

it('stands in one list with all others, which is drawn in parts of whole lines, and those line by line', async () => {
  const tiles = Array.from({ length: 20 }, (_, at) => <GameTile key={at} name={`Game ${at}`} texts={texts} onPlay={jest.fn()} />);
  const { container } = render(
    <TileGrid label="All games" skeletons={2}>
      {tiles}
    </TileGrid>,
  );

  const list = screen.getByRole('list', { name: 'All games' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  const parts = [...list.children].map(({ className, children }) => [
    className,
    [...children].map((line) => line.childElementCount),
  ]);
  expect(parts).toEqual([
    ['pv-grid pv-grid-whole', [3, 3, 3, 3, 3, 3]],
    ['pv-grid', [3, 1]],
  ]);
  expect(await violations(container)).toEqual([]);
});
