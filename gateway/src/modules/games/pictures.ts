/** Where the drawn cover of a game lies. */
export const coverOf = (nodeId: string): string => `/art/v1/games/${nodeId}.svg`;

/** Where the drawn scene of a banner lies. */
export const sceneOf = (scene: string): string => `/art/v1/banners/${scene}.svg`;
