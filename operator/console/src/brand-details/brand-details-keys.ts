/** The query key of what the gateway answered. */
export const settingsKey = (brand: string) => ['site-settings', brand];
export const helpKey = (brand: string) => ['help', brand];
