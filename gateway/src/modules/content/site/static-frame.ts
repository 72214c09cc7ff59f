import type { PageData } from '@pavilion/api/site';
import type { BrandManifest, IconKey, MenuName, PageDescriptor, SlotName, Text } from '@pavilion/contract';
import { endonym } from '@pavilion/i18n';
import { icon } from './icon';
import { escapeText } from '../../../platform/html';
import { frameTexts, inAllLanguages } from './texts';

interface FrameParts {
  brand: Pick<PageData['brand'], 'name' | 'mark' | 'social' | 'apps'>;
  manifest: BrandManifest;
  pathname: string;
  wide: boolean;
  content: string;
}

/** The frame as the shell will draw it, in plain HTML: same class names, same geometry, no behaviour. */
export function staticFrame({ brand, manifest, pathname, wide, content }: FrameParts): string {
  return `<div class="pv-app"${wide ? ' data-wide="true"' : ''}>
<a class="pv-skip" href="#content">${inAllLanguages(frameTexts['frame.skip'])}</a>
<header class="pv-header" data-static>
<span class="pv-header-button">${icon('menu', 22, 'pv-phone-only')}${icon('panel', 22, 'pv-roomy-only')}</span>
<a href="/" class="pv-logo">${themed(brand.mark, 32)}<span>${escapeText(brand.name)}</span></a>
<div class="pv-header-end">
<span class="pv-header-button pv-header-search">${icon('search', 20)}<span>${inAllLanguages(frameTexts['frame.search'])}</span><kbd aria-hidden="true">/</kbd></span>
<span class="pv-for-visitors"><a class="pv-header-login" href="/login">${inAllLanguages(frameTexts['session.signIn'])}</a> <a class="pv-header-register" href="/register">${inAllLanguages(frameTexts['session.register'])}</a></span>
<span class="pv-for-players">${moneyLinks(manifest)}<span class="pv-header-balance pv-skeleton"></span><span class="pv-header-button">${icon('bell', 22)}</span></span>
<span class="pv-header-settings"><span class="pv-header-button"><span class="pv-on-dark">${icon('moon', 20)}</span><span class="pv-on-light">${icon('sun', 20)}</span></span></span>
<span class="pv-for-players"><span class="pv-header-avatar pv-skeleton"></span></span>
</div></header>
${wide ? '' : sideMenu(brand, manifest, pathname)}
<main id="content" class="pv-content" tabindex="-1">${content}</main>
<nav class="pv-bottom-bar">${entries(menu(manifest, 'bottom').slice(0, 5), pathname, 'pv-bottom-item', '')}</nav>
</div>`;
}

function themed(picture: Readonly<Record<'dark' | 'light', string>>, size: number, loading = ''): string {
  return (['dark', 'light'] as const)
    .map(
      (tone) => `<img class="pv-on-${tone}" src="${escapeText(picture[tone])}" alt="" width="${size}" height="${size}"${loading}>`,
    )
    .join('');
}

const MONEY_PAGES = [
  ['wallet.deposit', 'pv-header-register'],
  ['wallet.withdraw', 'pv-header-login'],
] as const;

/** Where a member pays in and is paid out, as far as the brand has these pages. */
function moneyLinks({ remotes, flags }: BrandManifest): string {
  const pages = Object.values(remotes)
    .filter(({ enabled, mode }) => enabled && mode === 'on')
    .flatMap(({ descriptor }) => descriptor.pages)
    .filter(({ flag }) => !flag || flags[flag]);
  const links = MONEY_PAGES.map(([id, look]) => {
    const page = pages.find((each) => each.id === id);
    return page ? `<a class="${look}" href="${escapeText(addressOf(page, page.paths[0]))}">${inAllLanguages(page.label)}</a>` : '';
  });
  return `<span class="pv-header-money">${links.join('')}</span>`;
}

function sideMenu({ social, apps }: FrameParts['brand'], manifest: BrandManifest, pathname: string): string {
  const actions = offers(manifest, 'side.actions') ? '<div class="pv-for-players"><div class="pv-side-actions"></div></div>' : '';
  const listed = entries(menu(manifest, 'side'), pathname, 'pv-side-item', 'pv-side-label');
  return `<aside class="pv-side">${actions}<nav class="pv-side-entries">${listed}</nav><div class="pv-side-foot">${sideItem('headphones', 'service')}${languages(manifest)}${sideItem('help', 'help', '/help')}${apps ? sideItem('download', 'side.apps', '/help#apps') : ''}${socialLinks(social)}</div></aside>`;
}

function sideItem(name: Parameters<typeof icon>[0], text: keyof typeof frameTexts, address?: string): string {
  const [open, close] = address
    ? [`<a href="${address}" class="pv-side-item">`, '</a>']
    : ['<span class="pv-side-item">', '</span>'];
  return `${open}${icon(name, 22)}<span class="pv-side-label">${inAllLanguages(frameTexts[text])}</span>${close}`;
}

/** Which language the page is in; nothing where there is nothing to choose. */
function languages({ locales: { offered } }: BrandManifest): string {
  if (offered.length < 2) return '';
  const named = {
    bn: `${frameTexts['frame.language'].bn}: ${endonym.bn}`,
    en: `${frameTexts['frame.language'].en}: ${endonym.en}`,
  };
  return `<span class="pv-side-item">${icon('globe', 22)}<span class="pv-side-label">${inAllLanguages(named)}</span></span>`;
}

function socialLinks(social: PageData['brand']['social']): string {
  if (social.length === 0) return '';
  const links = social.map(
    ({ name, url, logo }) =>
      `<li><a href="${escapeText(url)}" target="_blank" rel="noopener noreferrer" aria-label="${escapeText(name)}">${themed(logo, 20, ' loading="lazy"')}</a></li>`,
  );
  return `<ul class="pv-social" role="list">${links.join('')}</ul>`;
}

interface Entry {
  address: string;
  label: Text;
  icon: IconKey;
}

/** Whether anything fills a place of the frame. */
function offers({ remotes }: BrandManifest, slot: SlotName): boolean {
  return Object.values(remotes).some(
    ({ enabled, mode, descriptor }) => enabled && mode === 'on' && descriptor.slots[slot] !== undefined,
  );
}

/** What a menu shows a visitor; the shell goes on from there. */
function menu({ remotes, flags }: BrandManifest, name: MenuName): Entry[] {
  const place = (page: PageDescriptor) => page.menus?.[name] ?? 0;
  return Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([, { enabled, mode }]) => enabled && mode === 'on')
    .flatMap(([, { descriptor }]) => descriptor.pages)
    .filter((page) => page.menus?.[name] !== undefined && (!page.flag || flags[page.flag]) && page.audience !== 'agent')
    .filter((page) => !page.paths[0].includes(':'))
    .sort((one, other) => place(one) - place(other))
    .map((page) => ({ address: addressOf(page, page.paths[0]), label: page.label, icon: page.icon }));
}

const PREFIX = { site: '', bare: '', member: '/member', agent: '/agentHome' } as const;

/** The address of a page's path, in its area. */
export function addressOf({ area }: Pick<PageDescriptor, 'area'>, path: string): string {
  return `${PREFIX[area]}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** The entries of one menu; the one that leads closest to where the page is says so. */
function entries(listed: readonly Entry[], pathname: string, itemClass: string, labelClass: string): string {
  const leads = (address: string) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`));
  const [here] = listed
    .map(({ address }) => address)
    .filter(leads)
    .sort((one, other) => other.length - one.length);
  return listed
    .map(
      ({ address, label, icon: name }) =>
        `<a href="${escapeText(address)}" class="${itemClass}"${address === here ? ' aria-current="page"' : ''}>${icon(name, 22)}<span${labelClass && ` class="${labelClass}"`}>${inAllLanguages(label)}</span></a>`,
    )
    .join('');
}
