import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { Icon, ICON_NAMES, isIconName } from '../icons/Icon';
import { Marquee } from '../motion/Marquee';
import { isPageIdle } from '../motion/page-idle';
import { Toast, ToastRegion } from '../overlays/Toast';
import { Tooltip } from '../overlays/Tooltip';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { violations } from '../testing/violations';
import { Avatar } from './Avatar';
import { Badge } from './Badge';
import { Card } from './Card';
import { Chip, ChipRow } from './Chip';
import { KeyValueList } from './KeyValueList';
import { ProgressBar } from './ProgressBar';
import { SectionHeader } from './SectionHeader';
import { Skeleton } from './Skeleton';
import { Sparkline } from './Sparkline';
import { sparklinePath } from './sparkline-path';
import { Stat, StatStrip } from './Stat';
import { Timeline } from './Timeline';

it('does not let a busy button be pressed twice, and leaves it its name', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button busy type="submit" onClick={onClick}>
        Deposit
      </Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Deposit' }));

  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('draws every icon by its name, and knows a name it does not have', () => {
  const { container } = render(ICON_NAMES.map((name) => <Icon key={name} name={name} />));
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(ICON_NAMES.length);
  expect(isIconName('wallet')).toBe(true);
  expect(isIconName('toString')).toBe(false);
});

it('explains a control to a screen reader, and Escape hides the explanation', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Return to player over time">
      <button type="button">RTP</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'RTP' })).toHaveAccessibleDescription('Return to player over time');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveClass('dismissed');
});

it('lets a person halt a strip that moves and set it going again', async () => {
  const wide = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  const user = userEvent.setup();
  render(
    <Marquee label="Latest wins" pauseLabel="Pause" playLabel="Go on">
      <a href="#koi">ra***7 won ৳500</a>
    </Marquee>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  wide.mockRestore();
});

it('lets a strip stand still that has room for all of it, without a button to halt it', () => {
  render(
    <Marquee label="Latest wins" pauseLabel="Pause" playLabel="Go on">
      ra***7 won ৳500
    </Marquee>,
  );
  expect(screen.getAllByText('ra***7 won ৳500')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets a strip stand still while it is out of sight', () => {
  let see: (seen: boolean) => void = () => undefined;
  const before = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as never;
  render(
    <Marquee label="Latest wins" pauseLabel="Pause" playLabel="Go on">
      ra***7
    </Marquee>,
  );
  const strip = screen.getByRole('region', { name: 'Latest wins' });
  see(false);
  expect(strip).toHaveAttribute('data-away');
  see(true);
  expect(strip).not.toHaveAttribute('data-away');
  window.IntersectionObserver = before;
});

it('lets strips rest on a page that is left alone for a minute, until somebody does something', () => {
  jest.useFakeTimers();
  const { unmount } = render(
    <Marquee label="Latest wins" pauseLabel="Pause" playLabel="Go on">
      ra***7
    </Marquee>,
  );
  jest.advanceTimersByTime(40_000);
  fireEvent.scroll(window);
  jest.advanceTimersByTime(59_000);
  expect(isPageIdle()).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(isPageIdle()).toBe(true);
  fireEvent.pointerMove(document.body);
  expect(isPageIdle()).toBe(false);
  jest.advanceTimersByTime(60_000);
  unmount();
  expect(isPageIdle()).toBe(false);
  jest.useRealTimers();
});

it('offers a retry with an error', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(<ErrorState title="The wallet did not answer" text="Nothing was lost." onRetry={onRetry} retryLabel="Try again" />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was lost.');
});

it('draws a trend from edge to edge, high values high', () => {
  expect(sparklinePath([0, 10], 100, 24)).toBe('M0 22L100 2');
  expect(sparklinePath([7], 100, 24)).toBe('M0 12L100 12');
  expect(sparklinePath([], 100, 24)).toBe('');
});

it('keeps progress between nothing and all', () => {
  render(<ProgressBar label="To the next level" value={140} />);
  expect(screen.getByRole('progressbar', { name: 'To the next level' })).toHaveProperty('value', 100);
});

it('has nothing for axe to complain of', async () => {
  render(
    <main>
      <h1>All of it</h1>
      <SectionHeader title="Hot games" icon="flame" more={<a href="#all">More</a>} />
      <Button icon="plus">Deposit</Button>
      <IconButton icon="bell" label="3 messages" badge={3} />
      <Badge tone="hot">HOT</Badge>
      <ChipRow label="Period">
        <Chip selected>Today</Chip>
      </ChipRow>
      <Card title="Balance">৳5</Card>
      <Avatar name="Rahim" />
      <Skeleton lines={2} />
      <KeyValueList items={[{ label: 'Fee', value: '৳0' }]} />
      <StatStrip>
        <Stat label="Bets" value="12" note="Up" trend={{ values: [1, 2], label: 'Rose from 1 to 2' }} />
      </StatStrip>
      <Sparkline values={[3, 1]} label="Fell from 3 to 1" />
      <ProgressBar label="Level" value={3} max={10} />
      <Timeline label="Withdrawal" steps={[{ id: 'a', title: 'Paid', state: 'current', stateLabel: 'under way' }]} />
      <EmptyState title="No favourites yet" text="Tap a heart." action={<a href="#lobby">To the lobby</a>} />
      <ErrorState title="It did not answer" code="remote.timed-out" onRetry={() => {}} retryLabel="Try again" />
      <Marquee label="Wins" pauseLabel="Pause" playLabel="Go on">
        ra***7
      </Marquee>
      <ToastRegion label="Messages">
        <Toast tone="positive" title="Deposited" onClose={() => {}} closeLabel="Close" />
      </ToastRegion>
    </main>,
  );
  expect(await violations(document.body)).toEqual([]);
});
