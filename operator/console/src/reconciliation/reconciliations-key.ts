export const reconciliationsKey = (brand: string) => ['reconciliations', brand] as const;
