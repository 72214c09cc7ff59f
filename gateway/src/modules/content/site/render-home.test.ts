import { pictureSources } from '@pavilion/api/picture-hosts';
import type { BrandManifest } from '@pavilion/contract';
import { renderHome } from './render-home';
import { renderHomeContent } from './static-content';

const hot = Array.from({ length: 12 }, (_, at) => ({
  nodeId: `${at}`,
  name: 'Kite',
  vendor: 'PG',
  art: `/art/v1/games/${at}.svg`,
}));
const games = { homeCovers: () => ({ banners: [], hot }) };
const manifest = { brand: 'pavilion', remotes: {} } as unknown as BrandManifest;
const covers = (imageHosts: readonly string[]) =>
  [...renderHomeContent(renderHome(games, manifest, { first: {}, imageHosts })).matchAll(/<img src="([^"]+)"/g)].map(
    ([, src]) => src,
  );

it('draws the first covers from the hosts that the page’s script takes them from', () => {
  const hosts = ['https://one.example', 'https://two.example', 'https://three.example'];

  expect(covers(hosts)).toEqual(hot.map(({ art }) => pictureSources(hosts, art)[0]));
  expect(new Set(covers(hosts).map((src) => new URL(src ?? '').host)).size).toBeGreaterThan(1);
  expect(covers([])).toEqual(hot.map(({ art }) => art));
});
