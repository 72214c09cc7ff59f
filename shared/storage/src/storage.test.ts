import { clearVisit, json, oneOf, storedChoice, storedValue, text, type StorageEntry } from '.';
import * as storageKeys from './keys';

const list = json((found) => (Array.isArray(found) ? found.map(String) : undefined));
const refuse = () => {
  throw new DOMException('off', 'SecurityError');
};
const inAnotherTab = (key: string, newValue: string | null, storageArea: Storage = localStorage) => {
  if (newValue === null) storageArea.removeItem(key);
  else storageArea.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.pavilionUnwritten?.clear();
});

describe('a kept value', () => {
  it('is read as it was written, from the area of its entry', () => {
    expect(storedValue(storageKeys.searches, list).write(['drum', 'dice'])).toBe(true);
    expect(storedValue(storageKeys.scroll, list).write(['1'])).toBe(true);

    expect(storedValue(storageKeys.searches, list).read()).toEqual(['drum', 'dice']);
    expect({ ...localStorage }).toEqual({ 'pavilion.searches': '["drum","dice"]' });
    expect({ ...sessionStorage }).toEqual({ 'pavilion.scroll': '["1"]' });
  });

  it('is nothing when it was never written or was removed', () => {
    const visitor = storedValue(storageKeys.visitor, text());
    expect(visitor.read()).toBeUndefined();
    visitor.write('a1');
    visitor.remove();
    expect(visitor.read()).toBeUndefined();
  });

  it.each(['{"broken', '5', 'null', ''])('counts as nothing when somebody left %j there', (garbage) => {
    localStorage.setItem('pavilion.searches', garbage);
    expect(storedValue(storageKeys.searches, list).read()).toBeUndefined();
  });

  it('is refused where its words or its pattern do not fit', () => {
    localStorage.setItem('pavilion.theme', 'neon');
    localStorage.setItem('pavilion.trial-device', 'XYZ');
    expect(storedValue(storageKeys.theme, oneOf(['dark', 'light'])).read()).toBeUndefined();
    expect(storedValue(storageKeys.trialDevice, text(/^[0-9a-f]+$/)).read()).toBeUndefined();
  });

  it('is kept apart for each brand where its entry says so', () => {
    storedValue(storageKeys.manifest, list, 'pavilion').write(['1']);
    storedValue(storageKeys.manifest, list, 'lagoon').write(['2']);
    expect({ ...localStorage }).toEqual({ 'pavilion.manifest.pavilion': '["1"]', 'pavilion.manifest.lagoon': '["2"]' });
  });
});

describe('a value of an earlier release', () => {
  const moved = Object.entries<StorageEntry>(storageKeys).filter(([, { formerly }]) => formerly);

  it.each(moved)('is taken over and moved: %s', (_, entry) => {
    const { area, key, formerly = '' } = entry;
    const storage = area === 'local' ? localStorage : sessionStorage;
    storage.setItem(formerly, 'kept');

    const value = storedValue<string, StorageEntry & { per?: never }>(entry as never, text());

    expect(value.read()).toBe('kept');
    expect({ ...storage }).toEqual({ [key]: 'kept' });
    value.remove();
    expect(value.read()).toBeUndefined();
  });

  it('gives way to what was written since', () => {
    localStorage.setItem('pavilion-theme', 'dark');
    localStorage.setItem('pavilion.theme', 'light');
    expect(storedValue(storageKeys.theme, text()).read()).toBe('light');
  });

  it('is not lost in a browser that is full', () => {
    localStorage.setItem('pavilion-theme', 'dark');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(storedValue(storageKeys.theme, text()).read()).toBe('dark');
    expect(localStorage.getItem('pavilion-theme')).toBe('dark');
  });
});

describe('in a browser that refuses storage', () => {
  it('a value lasts as long as the page, and the writer is told', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const visitor = storedValue(storageKeys.visitor, text());
    expect(visitor.read()).toBeUndefined();

    expect(visitor.write('a1')).toBe(false);

    expect(visitor.read()).toBe('a1');
    visitor.remove();
    expect(visitor.read()).toBeUndefined();
  });

  it('a page goes on where the mere look at storage throws', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
    const token = storedValue(storageKeys.token, text());
    expect(token.write('t')).toBe(false);
    expect(token.read()).toBe('t');
    clearVisit();
    expect(token.read()).toBeUndefined();
  });

  it('what did not fit is what is read, and gives way once it fits', () => {
    const visitor = storedValue(storageKeys.visitor, text());
    visitor.write('before');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
    visitor.write('did not fit');
    expect(visitor.read()).toBe('did not fit');

    visitor.write('fits');

    expect(visitor.read()).toBe('fits');
    expect(localStorage.getItem('pavilion.visitor')).toBe('fits');
  });
});

describe('who follows a value', () => {
  it('is told of writes of the page and of other tabs, until they leave', () => {
    const hidden = storedValue(storageKeys.balanceHidden, text());
    const heard: unknown[] = [];
    const leave = hidden.subscribe(() => heard.push(hidden.read()));

    hidden.write('yes');
    inAnotherTab('pavilion.balance-hidden', 'no');
    inAnotherTab('pavilion.theme', 'dark');
    inAnotherTab('pavilion.balance-hidden', 'tab', sessionStorage);
    hidden.remove();
    leave();
    hidden.write('unheard');

    expect(heard).toEqual(['yes', 'no', undefined]);
  });
});

describe('a choice', () => {
  const sides = ['auto', 'full', 'rail'] as const;

  it('is what was chosen, here or in another tab, and the default otherwise', () => {
    const side = storedChoice(storageKeys.side, sides, 'auto');
    const heard: string[] = [];
    side.subscribe(() => heard.push(side.current()));
    expect(side.current()).toBe('auto');

    side.set('rail');
    inAnotherTab('pavilion.side', 'full');
    inAnotherTab('pavilion.side', 'upside down');

    expect(heard).toEqual(['rail', 'full', 'auto']);
  });

  it('that is not allowed any more gives way, and comes back', () => {
    const side = storedChoice<(typeof sides)[number]>(storageKeys.side, sides, 'auto');
    side.set('rail');
    const heard: string[] = [];
    side.subscribe(() => heard.push(side.current()));

    side.allow(['auto', 'full'], 'full');
    side.allow(sides, 'auto');

    expect(heard).toEqual(['full', 'rail']);
  });
});

it('signing out empties the visit but for the merchant, and leaves what outlives it', () => {
  storedValue(storageKeys.merchant, text()).write('pavilion');
  storedValue(storageKeys.token, text()).write('t');
  storedValue(storageKeys.visitor, text()).write('a1');
  sessionStorage.setItem('HOT_GAMES', '[]');

  clearVisit();

  expect({ ...sessionStorage }).toEqual({ merchant: 'pavilion' });
  expect({ ...localStorage }).toEqual({ 'pavilion.visitor': 'a1' });
});

it('every key has one form, unless the specification names it, and belongs to one value', () => {
  const specified = ['token', 'merchant', 'gameVendor', 'HOT_GAMES', 'validate', 'merchantWallet', 'consolidated'];
  const keys = Object.values<StorageEntry>(storageKeys).map(({ area, key }) => `${area} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key } of Object.values(storageKeys))
    if (!specified.includes(key)) expect(key).toMatch(/^pavilion\.[a-z]+(-[a-z]+)*$/);
});
