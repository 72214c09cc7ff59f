import { createEventBus } from './create-event-bus';
import { eventsOfRemote } from './events-of-remote';

it('carries each event to those who asked for it, and to nobody else', () => {
  const bus = createEventBus();
  const balances: string[] = [];
  const points: string[] = [];
  bus.on('balance.changed').subscribe(({ balance }) => balances.push(balance));
  bus.on('points.changed').subscribe((event) => points.push(event.points));

  bus.emit('balance.changed', { balance: '1250' });

  expect(balances).toEqual(['1250']);
  expect(points).toEqual([]);
});

it('stops telling those who left', () => {
  const bus = createEventBus();
  const seen: string[] = [];
  const subscription = bus.on('balance.changed').subscribe(({ balance }) => seen.push(balance));
  subscription.unsubscribe();

  bus.emit('balance.changed', { balance: '1' });

  expect(seen).toEqual([]);
});

it('goes on telling the others when one listener throws', () => {
  jest.useFakeTimers();
  const bus = createEventBus();
  const seen: string[] = [];
  bus.on('balance.changed').subscribe(() => {
    throw new Error('a remote’s mistake');
  });
  bus.on('balance.changed').subscribe(({ balance }) => seen.push(balance));

  bus.emit('balance.changed', { balance: '7' });

  expect(seen).toEqual(['7']);
  expect(() => jest.runAllTimers()).toThrow('a remote’s mistake');
  jest.useRealTimers();
});

it('takes an event from the remotes that own it, and tells of any other who tries', () => {
  const bus = createEventBus();
  const points: string[] = [];
  const refused: string[] = [];
  bus.on('points.changed').subscribe((event) => points.push(event.points));
  const eventsOf = (remote: string) => eventsOfRemote(bus, remote, (name) => refused.push(`${remote}: ${name}`));

  eventsOf('points').emit('points.changed', { points: '12' });
  eventsOf('lobby').emit('points.changed', { points: '999999' });
  eventsOf('promo').emit('wallet.emptied' as never, {} as never);

  expect(points).toEqual(['12']);
  expect(refused).toEqual(['lobby: points.changed', 'promo: wallet.emptied']);
});
