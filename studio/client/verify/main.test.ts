/** @jest-environment jest-fixed-jsdom */

it('tells a player when their browser cannot check a roll on this page', async () => {
  const { crypto } = globalThis;
  // As in a page that did not come over HTTPS.
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  location.hash = '#serverSeed=seed&clientSeed=mine&nonce=3';

  await import('./main');
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'This browser cannot check the roll on this page. Open it over HTTPS.',
  );
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});
