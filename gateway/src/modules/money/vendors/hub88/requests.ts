import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from './status';

const id = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' });
const uuid = Type.String({ pattern: '^[0-9A-Za-z-]{8,64}$' });
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Fields that are not named here are let through: the protocol grows on their side, and nothing of them is stored.
const player = {
  user: id(128),
  request_uuid: id(128),
  token: Type.Optional(id(1_024)),
  game_code: Type.Optional(id(64)),
  currency: Type.Optional(id(8)),
};
const transaction = {
  ...player,
  game_code: id(64),
  currency: id(8),
  transaction_uuid: uuid,
  round: id(64),
  round_closed: Type.Optional(Type.Boolean()),
};

const Info = Type.Object(player);
const User = Type.Object({ ...player, token: id(1_024) });
const Bet = Type.Object({ ...transaction, token: id(1_024), amount: Type.Number() });
const Win = Type.Object({ ...transaction, amount: Type.Number(), reference_transaction_uuid: uuid });
const Rollback = Type.Object({
  ...player,
  transaction_uuid: uuid,
  reference_transaction_uuid: uuid,
  round: Type.Optional(id(64)),
  round_closed: Type.Optional(Type.Boolean()),
});

export type InfoRequest = Static<typeof Info>;
export type UserRequest = Static<typeof User>;
export type BetRequest = Static<typeof Bet>;
export type WinRequest = Static<typeof Win>;
export type RollbackRequest = Static<typeof Rollback>;

const checks = { info: Compile(Info), user: Compile(User), bet: Compile(Bet), win: Compile(Win), rollback: Compile(Rollback) };
interface Requests {
  info: InfoRequest;
  user: UserRequest;
  bet: BetRequest;
  win: WinRequest;
  rollback: RollbackRequest;
}

/** The request in a body whose signature was right. @throws Refusal `RS_ERROR_WRONG_SYNTAX`, `RS_ERROR_WRONG_TYPES` */
export function readRequest<Kind extends keyof Requests>(kind: Kind, fields: Record<string, unknown>): Requests[Kind] {
  const check = checks[kind];
  if (check.Check(fields)) return fields as unknown as Requests[Kind];
  const missing = check.Errors(fields).some(({ keyword }) => keyword === 'required');
  throw new Refusal(missing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES');
}

/** @throws Refusal `RS_ERROR_WRONG_SYNTAX` */
export function readFields(body: Buffer): Record<string, unknown> {
  let fields: unknown;
  try {
    fields = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('RS_ERROR_WRONG_SYNTAX');
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Refusal('RS_ERROR_WRONG_SYNTAX');
  return fields as Record<string, unknown>;
}

/** The one spelling of an id: UUIDs that differ only in case are the same. */
export function spelledOnce(uuid: string): string {
  return UUID.test(uuid) ? uuid.toLowerCase() : uuid;
}
