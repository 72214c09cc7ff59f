/** The query key of what the gateway answered. */
export const siteKey = (brand: string) => ['site-status', brand];
