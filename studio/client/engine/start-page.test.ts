/** @jest-environment jsdom */
import { HostFrame } from '../host/host-frame';
import { startPage } from './start-page';

/** Fonts that come when they are told to. */
function fonts() {
  const asked: string[] = [];
  let arrive: () => void = () => undefined;
  const load = (_font: string, text: string) => {
    asked.push(text);
    return new Promise<FontFace[]>((resolve) => (arrive = () => resolve([])));
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  return { asked, come: () => arrive() };
}

function start(open: () => Promise<string> = () => new Promise(() => undefined)) {
  const drawn: string[] = [];
  const host = new HostFrame({ session: 's', parentOrigin: null, lobbyUrl: 'http://lobby.test', depositUrl: 'http://lobby.test' });
  void startPage({
    host,
    name: 'Dice',
    backdrop: () => document.createElement('div'),
    open,
    draw: (opened) => void drawn.push(opened),
  });
  return { drawn, message: document.querySelector<HTMLElement>('[role="status"]') };
}

describe('the page of a game that opens', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('says so once the letters have come, so that the words in the middle never move', async () => {
    const { asked, come } = fonts();
    const { message } = start();
    expect(message).toHaveProperty('hidden', true);
    expect(asked).toEqual([expect.stringContaining(String(message?.textContent))]);
    come();
    await jest.advanceTimersByTimeAsync(0);
    expect(message).toHaveProperty('hidden', false);
  });

  it('says so in the letters of the device when others do not come', async () => {
    fonts();
    const { message } = start();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(message).toHaveProperty('hidden', true);
    await jest.advanceTimersByTimeAsync(1);
    expect(message).toHaveProperty('hidden', false);
  });

  it('draws nothing of the game before, and at once when its session has opened later', async () => {
    const { come } = fonts();
    const early = start(() => Promise.resolve('a session'));
    await jest.advanceTimersByTimeAsync(100);
    expect(early.drawn).toEqual([]);
    come();
    await jest.advanceTimersByTimeAsync(0);
    expect(early.drawn).toEqual(['a session']);
  });

  it('says at once that it cannot open', async () => {
    fonts();
    start(() => Promise.reject(new Error('no answer')));
    await jest.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy();
  });
});
