import { randomInt } from 'node:crypto';
import type { PageData } from '@pavilion/api/site';
import type { BrandManifest } from '@pavilion/contract';
import type { Brand } from '../../../platform/http';
import { markOf } from './brand-art';

/** What is the brand's own comes from its row; what operators change, from the manifest that the page carries. */
export function brandFacts(
  brand: Brand,
  { theme, flags, locales }: BrandManifest,
  links: Pick<PageData['brand'], 'social' | 'apps' | 'payments'>,
): PageData['brand'] {
  const { code, name, currency, currencySymbol, imageHosts, launchHosts, licence, timeZone } = brand;
  return {
    code,
    name,
    currency,
    currencySymbol,
    defaultTheme: theme.default,
    licence,
    timeZone,
    flags,
    locales,
    imageHosts: rotateHosts(imageHosts),
    launchHosts,
    mark: markOf(brand),
    ...links,
  };
}

/** In the same circle, begun anywhere. */
function rotateHosts(hosts: readonly string[]): string[] {
  const from = hosts.length ? randomInt(hosts.length) : 0;
  return [...hosts.slice(from), ...hosts.slice(0, from)];
}
