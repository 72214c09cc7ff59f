describe('what nobody waits for', () => {
  const fresh = async () => {
    jest.resetModules();
    jest.useFakeTimers();
    return import('./first-screen');
  };
  const told = (promise: Promise<void>) => {
    const seen = { done: false };
    void promise.then(() => (seen.done = true));
    return seen;
  };
  afterEach(() => jest.useRealTimers());

  it('comes some time after the first screen, however long that takes', async () => {
    const { afterFirstScreen, firstScreenShown } = await fresh();
    const seen = told(afterFirstScreen(2_000));

    await jest.advanceTimersByTimeAsync(5_000);
    firstScreenShown();
    await jest.advanceTimersByTimeAsync(1_900);
    expect(seen.done).toBe(false);

    await jest.advanceTimersByTimeAsync(200);
    expect(seen.done).toBe(true);
  });

  it('comes all the same where nothing is ever shown', async () => {
    const { afterFirstScreen } = await fresh();
    const seen = told(afterFirstScreen(2_000));

    await jest.advanceTimersByTimeAsync(7_900);
    expect(seen.done).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(seen.done).toBe(true);
  });
});
