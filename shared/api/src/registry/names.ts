import { Type } from 'typebox';

/** A remote's name in an address. */
export const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
/** A version in an address; never taken twice. */
export const Version = Type.String({ pattern: '^[0-9A-Za-z.+-]{1,60}$' });
/** A file of a version: no folders. */
export const FileName = Type.String({ pattern: '^[0-9A-Za-z_][0-9A-Za-z._~-]{0,120}$' });
/** What browsers check a file against. */
export const Integrity = Type.String({ pattern: '^sha384-[0-9A-Za-z+/]{64}$' });
