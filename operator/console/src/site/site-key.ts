/** Under which the page keeps what it was told. */
export const siteKey = (brand: string) => ['site-status', brand];
