/** The query key of what the gateway answered. */
export const registrationKey = (brand: string) => ['registration', brand];
