import { createSharedFiles } from './shared-files';

const never = new Promise<never>(() => undefined);
const lost = new Error('Loading chunk 309 failed');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function fileThatFails(times: number) {
  const get = jest.fn<Promise<string>, []>().mockResolvedValue('there');
  for (let time = 0; time < times; time += 1) get.mockRejectedValueOnce(lost);
  return get;
}

it('tells a part that waits for a file when the file fails, and leaves parts of other remotes alone', async () => {
  const files = createSharedFiles();
  const wallet = files.during('wallet', never);
  const lobby = files.during('lobby', new Promise((resolve) => setTimeout(resolve, 1_000, 'shown')));
  void files.wait('ui', 'wallet', fileThatFails(1));

  await expect(wallet).rejects.toBe(lost);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(lobby).resolves.toBe('shown');
});

it('asks again when the part tries anew, and lets everybody in who waited', async () => {
  const files = createSharedFiles();
  const get = fileThatFails(1);
  const arrivals = [files.wait('ui', 'wallet', get), files.wait('ui', 'member', get)];
  await jest.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(1);

  await files.during('wallet', Promise.all(arrivals));

  expect(get).toHaveBeenCalledTimes(2);
});

it('asks again by itself, for those whom nobody tells', async () => {
  const files = createSharedFiles();
  const arrival = files.wait('ui', 'shell', fileThatFails(3));

  await jest.advanceTimersByTimeAsync(6_000);

  await expect(arrival).resolves.toBeUndefined();
});

it('asks for what is there no more', async () => {
  const files = createSharedFiles();
  const get = fileThatFails(0);
  await files.wait('ui', 'wallet', get);
  await files.wait('ui', 'wallet', get);

  expect(get).toHaveBeenCalledTimes(1);
});
