/** Under which the page keeps what it was told. */
export const registrationKey = (brand: string) => ['registration', brand];
