import { type Static, Type } from 'typebox';
import { Language } from '../schemas';

const closed = { additionalProperties: false } as const;

/** `GET /wps/relay/CBS_modelList`: the desks of the chat. None: the brand has no chat, and customer service is reached otherwise. */
export const ChatModels = Type.Object(
  { list: Type.Array(Type.Object({ modelId: Type.String(), name: Type.String() }, closed)) },
  closed,
);
export type ChatModels = Static<typeof ChatModels>;

/** The language of the desks' names. */
export const ChatModelsQuery = Type.Object({ language: Type.Optional(Language) }, closed);
export type ChatModelsQuery = Static<typeof ChatModelsQuery>;

/** `POST /wps/relay/CBS_launchChat`; fails with `chat.off` when the brand has no chat. */
export const LaunchChatBody = Type.Object(
  { modelId: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }), language: Type.Optional(Language) },
  closed,
);
export type LaunchChatBody = Static<typeof LaunchChatBody>;

/** `chatUrl` opens at the chat's provider, once, and tells it who is asking when that is a member. */
export const LaunchedChat = Type.Object({ chatUrl: Type.String() }, closed);
export type LaunchedChat = Static<typeof LaunchedChat>;
