import { type Static, Type } from 'typebox';
import { RemoteName } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** Who releases: a person's short name, or what a pipeline is called. */
export const TokenHolder = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$' });

/** `POST /staff/deploy-tokens`: a token for one holder and one remote. */
export const NewDeployToken = Type.Object(
  {
    remote: RemoteName,
    holder: TokenHolder,
    kind: Type.Enum(['person', 'pipeline']),
    /** How long it works. */
    days: Type.Integer({ minimum: 1, maximum: 366 }),
    reason: text(400, 3),
  },
  closed,
);
export type NewDeployToken = Static<typeof NewDeployToken>;

/** `POST /staff/deploy-tokens/:id/revoke`. */
export const DeployTokenRevocation = Type.Object({ reason: text(400, 3) }, closed);
export type DeployTokenRevocation = Static<typeof DeployTokenRevocation>;

/** A token as it is listed; nobody can read the token itself again. */
export interface DeployToken {
  id: string;
  remote: string;
  holder: string;
  kind: 'person' | 'pipeline';
  createdAt: string;
  createdBy: string;
  expiresAt: string;
  /** Null when it was never used. */
  lastUsedAt: string | null;
  state: 'active' | 'expired' | 'revoked';
  revokedAt: string | null;
  revokedBy: string | null;
}

/** A new token: the only time that it is shown. */
export interface GivenDeployToken {
  id: string;
  token: string;
  expiresAt: string;
}
