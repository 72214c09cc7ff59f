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

function start(open = () => new Promise<void>(() => undefined)) {
  const host = new HostFrame({ session: 's', parentOrigin: null, lobbyUrl: 'http://lobby.test', depositUrl: 'http://lobby.test' });
  void startPage({ host, name: 'Dice', backdrop: () => document.createElement('div'), open });
  return document.querySelector<HTMLElement>('[role="status"]');
}

describe('the page of a game that opens', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('says so once the letters have come, so that the words in the middle never move', async () => {
    const { asked, come } = fonts();
    const message = start();
    expect(message).toHaveProperty('hidden', true);
    expect(asked).toEqual([message?.textContent]);
    come();
    await jest.advanceTimersByTimeAsync(0);
    expect(message).toHaveProperty('hidden', false);
  });

  it('says so in the letters of the device when others do not come', async () => {
    fonts();
    const message = start();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(message).toHaveProperty('hidden', true);
    await jest.advanceTimersByTimeAsync(1);
    expect(message).toHaveProperty('hidden', false);
  });

  it('says at once that it cannot open', async () => {
    fonts();
    start(() => Promise.reject(new Error('no answer')));
    await jest.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy();
  });
});
