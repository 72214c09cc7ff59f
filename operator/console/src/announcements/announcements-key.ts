/** The query key of what the gateway answered. */
export const announcementsKey = (brand: string) => ['announcements', brand];
