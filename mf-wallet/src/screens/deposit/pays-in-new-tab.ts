import { createContext } from 'react';

/** Whether the provider's page opens in a tab of its own: over a game, leaving would end what is being played. */
export const PaysInNewTab = createContext(false);
