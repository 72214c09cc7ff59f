import { coreIcons } from './core-icons';
import { lazyIcons } from './lazy-icons';

/** Every drawing by its key. Free of styles, so that the server draws its HTML with the same ones. @internal */
export const icons = { ...coreIcons, ...lazyIcons } as const;
