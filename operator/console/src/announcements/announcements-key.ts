/** Under which the page keeps what it was told. */
export const announcementsKey = (brand: string) => ['announcements', brand];
