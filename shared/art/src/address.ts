import type { Category } from './category';
import type { MenuCategory } from './category-icon';
import type { Brand } from './brand-mark';
import type { BannerScene } from './banner';
import type { SocialMark } from './social-mark';
import type { Tone } from './vendor-logo';

/** Raised whenever a drawing changes, because browsers keep what lies under an address for a year. */
export const ART_VERSION = 5;

const root = `/art/v${ART_VERSION}`;
const toned = (tone: Tone | undefined): string => (tone === undefined ? '' : `?tone=${tone}`);

/** Where every drawing lies, as a path on a brand's own site. Nobody else spells these. */
export const artAddress = {
  cover: (nodeId: string | number): string => `${root}/games/${nodeId}.svg`,
  banner: (scene: BannerScene, tone?: Tone): string => `${root}/banners/${scene}.svg${toned(tone)}`,
  vendor: (code: string, tone?: Tone): string => `${root}/vendors/${encodeURIComponent(code)}.svg${toned(tone)}`,
  /** The same drawings at the places where older pages look for them. */
  vendorIcon: (code: string): string => `${root}/VENDOR_ICON_SMALL/${encodeURIComponent(code)}.svg`,
  listVendor: (category: Category, code: string): string => `${root}/${category}_LIST_VENDOR/${encodeURIComponent(code)}.svg`,
  submenu: (category: MenuCategory): string => `${root}/SUBMENU_IMG/${category}.svg`,
  category: (category: MenuCategory): string => `${root}/categories/${category}.svg`,
  goods: (goodsId: string | number, name = ''): string =>
    `${root}/goods/${encodeURIComponent(goodsId)}.svg${name === '' ? '' : `?name=${encodeURIComponent(name)}`}`,
  /** `mark` is the symbol alone, `logo` the symbol with the brand's name. */
  brand: (brand: Brand, tone?: Tone, form: 'mark' | 'logo' = 'logo'): string =>
    `${root}/brands/${brand}${form === 'mark' ? '-mark' : ''}.svg${toned(tone)}`,
  /** The mark of a social network. */
  social: (network: SocialMark, tone?: Tone): string => `${root}/social/${network}.svg${toned(tone)}`,
  payment: (method: string): string => `${root}/payments/${encodeURIComponent(method)}.svg`,
  avatar: (seed: string): string => `${root}/avatars/${encodeURIComponent(seed)}.svg`,
  /** Shown where a game's own picture fails to load. */
  defaultGame: `${root}/games/default.svg`,
} as const;
