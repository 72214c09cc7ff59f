import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** `POST /wps/game/launchGame` and `POST /wps/relay/GCS_gameLaunchFB`. `backUrl` is where the game's way out leads, on our own site. */
export const LaunchRequest = Type.Object(
  {
    nodeId: Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 }),
    platform: Type.Optional(Type.Enum(['desktop', 'mobile'])),
    mode: Type.Optional(Type.Enum(['real', 'free'])),
    language: Type.Optional(Type.Enum(['bn', 'en', 'BN', 'EN'])),
    backUrl: Type.Optional(text(500)),
  },
  closed,
);
export type LaunchRequest = Static<typeof LaunchRequest>;

/** Where the game runs, and whether it plays for money. */
export const LaunchValue = Type.Object({ url: Type.String(), session: Type.String(), mode: Type.Enum(['real', 'free']) }, closed);
export type LaunchValue = Static<typeof LaunchValue>;
