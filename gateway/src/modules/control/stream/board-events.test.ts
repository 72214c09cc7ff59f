import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Subject } from 'rxjs';
import { enrolStaff, type TestOperator, staffRequest, testApp, type TestApp } from '../../../platform/testing';
import { createBoardEvents } from './board-events';

describe('an open console', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function watching(
    brands: string[],
    { signedIn = async () => true, reads = true }: { signedIn?: () => Promise<boolean>; reads?: boolean } = {},
  ) {
    const log = { warn: jest.fn() };
    const [changed, ended] = [new Subject<string>(), new Subject<string>()];
    const events = createBoardEvents(
      { log, onClose: () => undefined },
      { changed: [changed], ended, seqOf: (brand) => brand.length },
    );
    const told: string[] = [];
    let over = false;
    events.open({
      operatorId: '3',
      mayView: (brand) => brands.includes(brand),
      write: (text) => (told.push(text), reads),
      end: () => (over = true),
      signedIn,
    });
    const board = () => told.filter((text) => text.startsWith('event: board'));
    return { changed, ended, log, board, over: () => over };
  }

  it('hears of a change at once, and then at most once a second', () => {
    const { changed, board } = watching(['pavilion']);

    for (let many = 0; many < 20; many += 1) changed.next('pavilion');
    expect(board()).toEqual(['event: board\ndata: {"brand":"pavilion","seq":8}\n\n']);
    jest.advanceTimersByTime(999);
    expect(board()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(board()).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(board()).toHaveLength(2);
  });

  it('hears nothing of brands that its operator does not see', () => {
    const { changed, board } = watching(['lagoon']);

    changed.next('pavilion');
    expect(board()).toEqual([]);
    changed.next('lagoon');
    jest.advanceTimersByTime(1_000);

    expect(board()).toEqual(['event: board\ndata: {"brand":"lagoon","seq":6}\n\n']);
  });

  it('ends with the session of its operator and not with another’s', async () => {
    const { ended, over } = watching(['pavilion']);

    ended.next('4');
    expect(over()).toBe(false);
    ended.next('3');
    expect(over()).toBe(true);
  });

  it('ends when the session ended by itself, within fifteen seconds', async () => {
    const { over } = watching(['pavilion'], { signedIn: async () => false });

    await jest.advanceTimersByTimeAsync(15_000);

    expect(over()).toBe(true);
  });

  it('stays open and says so in the log when nobody can tell whether the session ended', async () => {
    const away = new Error('the database is away');
    const { over, log } = watching(['pavilion'], { signedIn: () => Promise.reject(away) });

    await jest.advanceTimersByTimeAsync(15_000);

    expect(over()).toBe(false);
    expect(log.warn).toHaveBeenCalledWith({ err: away, operator: '3' }, expect.any(String));
  });
});

describe('GET /staff/events', () => {
  let app: TestApp;
  let staff: TestOperator;
  beforeAll(async () => {
    app = await testApp();
    await app.gateway.staff.listen({ port: 0, host: '127.0.0.1' });
    staff = await enrolStaff(app, 'nila', { '*': 'operator' });
  });
  afterAll(() => app.close());

  it('tells of a change as it happens, and ends when the operator signs out', async () => {
    const { port } = app.gateway.staff.server.address() as AddressInfo;
    const { host } = new URL(app.platform.config.consoleOrigin);
    const lines = await new Promise<AsyncIterator<Buffer>>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path: '/staff/events', headers: { host, cookie: staff.cookie } });
      asked.on('response', (answer) => resolve(answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>));
      asked.on('error', reject).end();
    });
    expect(String((await lines.next()).value)).toBe(': here\n\n');

    const changes = [{ kind: 'maintenance' as const, on: true }];
    const { seq } = await app.gateway.services.registry.apply('pavilion', { changes, reason: 'to be told' }, 'mina');
    expect(String((await lines.next()).value)).toBe(`event: board\ndata: {"brand":"pavilion","seq":${seq}}\n\n`);

    await staffRequest(app, { method: 'DELETE', url: '/staff/session', as: staff });
    let last = await lines.next();
    while (!last.done) last = await lines.next();
    expect(last.done).toBe(true);
  });
});
