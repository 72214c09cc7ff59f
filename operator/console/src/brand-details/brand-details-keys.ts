/** Under which the page keeps what it was told. */
export const settingsKey = (brand: string) => ['site-settings', brand];
export const helpKey = (brand: string) => ['help', brand];
