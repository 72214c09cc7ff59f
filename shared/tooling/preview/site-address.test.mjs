import { resolveSite } from './site-address.mjs';

it('finds the registry of a site on this machine beside it', () => {
  expect(resolveSite('http://pavilion.localhost:4000', {})).toEqual({ host: 'pavilion.localhost', privatePort: 4009 });
  expect(resolveSite('http://localhost:4350/games', {})).toEqual({ host: 'localhost', privatePort: 4359 });
  expect(resolveSite('http://127.0.0.1:4000', { PAVILION_PRIVATE_PORT: '5009' })).toMatchObject({ privatePort: 5009 });
});

it('asks where the registry of a site elsewhere is', () => {
  expect(() => resolveSite('https://play.example.com', {})).toThrow('PAVILION_REGISTRY');
  expect(() => resolveSite('https://localhost.example.com', {})).toThrow('PAVILION_REGISTRY');
  expect(resolveSite('https://play.example.com', { PAVILION_REGISTRY: 'http://10.0.0.2:4009' })).toMatchObject({
    host: 'play.example.com',
  });
});

it.each(['', 'pavilion', 'file:///etc/passwd', 'localhost:4000'])('refuses what is no address of a site: “%s”', (against) => {
  expect(() => resolveSite(against, {})).toThrow('no address of a site');
});
