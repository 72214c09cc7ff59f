export { ART_VERSION, artAddress } from './address';
export { BANNER_SCENES, type BannerScene, drawBanner, isBannerScene } from './banner';
export { type Brand, drawBrandMark, isBrand } from './brand-mark';
export { type Category, CATEGORIES } from './category';
export { drawCategoryIcon, isMenuCategory, type MenuCategory } from './category-icon';
export { type CoverSubject, drawCover } from './cover';
export { readFaces } from './faces';
export { defaultGameIcon, drawAvatar, drawGoods } from './goods';
export { drawVendorLogo, type Tone } from './vendor-logo';
