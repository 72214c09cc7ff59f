import { firstDrawings } from './first-drawings';
import { lateDrawings } from './late-drawings';

/** Every drawing by its key. Free of styles, so that the server draws its HTML with the same ones. @internal */
export const drawings = { ...firstDrawings, ...lateDrawings } as const;
