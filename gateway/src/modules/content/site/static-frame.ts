import type { BrandManifest, IconKey, MenuName, PageDescriptor, SlotName, Text } from '@pavilion/contract';
import { icon } from './icon';
import { escapeText } from '../../../platform/html';
import { frameTexts, inAllLanguages } from './texts';

interface FrameParts {
  name: string;
  mark: Readonly<Record<'dark' | 'light', string>>;
  manifest: BrandManifest;
  pathname: string;
  wide: boolean;
  content: string;
}

/** The frame as the shell will draw it, in plain HTML: same class names, same geometry, no behaviour. */
export function staticFrame({ name, mark, manifest, pathname, wide, content }: FrameParts): string {
  return `<div class="pv-app"${wide ? ' data-wide="true"' : ''}>
<a class="pv-skip" href="#content">${inAllLanguages(frameTexts['frame.skip'])}</a>
<header class="pv-header">
<span class="pv-header-button">${icon('menu', 22, 'pv-phone-only')}${icon('panel', 22, 'pv-roomy-only')}</span>
<a href="/" class="pv-logo">${brandMark(mark)}<span>${escapeText(name)}</span></a>
<div class="pv-header-end">
<span class="pv-for-visitors"><a class="pv-header-login" href="/login">${inAllLanguages(frameTexts['session.signIn'])}</a> <a class="pv-header-register" href="/register">${inAllLanguages(frameTexts['session.register'])}</a></span>
<span class="pv-for-players"><span class="pv-header-balance pv-skeleton"></span></span>
<span class="pv-header-settings"><span class="pv-header-button" data-with="text">${icon('globe', 20)}${inAllLanguages({ bn: 'বাং', en: 'EN' })}</span><span class="pv-header-button"><span class="pv-on-dark">${icon('moon', 20)}</span><span class="pv-on-light">${icon('sun', 20)}</span></span></span>
<span class="pv-for-players"><span class="pv-header-avatar pv-skeleton"></span></span>
</div></header>
${wide ? '' : sideMenu(manifest, pathname)}
<main id="content" class="pv-content" tabindex="-1">${content}</main>
<nav class="pv-bottom-bar">${entries(menu(manifest, 'bottom').slice(0, 5), pathname, 'pv-bottom-item', '')}</nav>
</div>`;
}

function brandMark(mark: FrameParts['mark']): string {
  return (['dark', 'light'] as const)
    .map((tone) => `<img class="pv-on-${tone}" src="${escapeText(mark[tone])}" alt="" width="32" height="32">`)
    .join('');
}

function sideMenu(manifest: BrandManifest, pathname: string): string {
  const actions = offers(manifest, 'side.actions') ? '<div class="pv-for-players"><div class="pv-side-actions"></div></div>' : '';
  const listed = entries(menu(manifest, 'side'), pathname, 'pv-side-item', 'pv-side-label');
  return `<aside class="pv-side">${actions}<nav class="pv-side-entries">${listed}</nav><div class="pv-side-foot"><span class="pv-side-item">${icon('headphones', 22)}<span class="pv-side-label">${inAllLanguages(frameTexts.service)}</span></span></div></aside>`;
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
