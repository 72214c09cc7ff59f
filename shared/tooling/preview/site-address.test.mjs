import { portsFrom } from '../bootstrap/ports.mjs';
import { resolveSite } from './site-address.mjs';

const found = (against, env = {}) => {
  const site = resolveSite(against, env);
  return { host: site.host, privatePort: portsFrom(site.env).privatePort };
};

it('finds the registry of a site on this machine beside it', () => {
  expect(found('http://pavilion.localhost:4360')).toEqual({ host: 'pavilion.localhost', privatePort: 4369 });
  expect(found('http://localhost:4350/games')).toEqual({ host: 'localhost', privatePort: 4359 });
  expect(found('http://127.0.0.1:4360', { PAVILION_PORT: '4370', PAVILION_PRIVATE_PORT: '5009' })).toMatchObject({
    privatePort: 5009,
  });
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
