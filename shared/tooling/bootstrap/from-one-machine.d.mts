export const FROM_ONE_MACHINE: Readonly<Record<string, string>>;
