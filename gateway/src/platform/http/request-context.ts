import type { PasswordFault } from '@pavilion/api/auth';
import type { Locale } from '@pavilion/i18n';
import type { FastifySchema } from 'fastify';

/**
 * Who may call a route. `public`: anybody on a brand's site. `player`: a live session. `member`: a session that is no trial.
 * `agent`: a session of an agent. `vendor`, `deploy`, `operations`: callers that prove themselves in the module's own way.
 */
export type Access = 'public' | 'player' | 'member' | 'agent' | 'vendor' | 'deploy' | 'private';

export interface Brand {
  code: string;
  name: string;
  hosts: string[];
  currency: string;
  currencySymbol: string;
  defaultLocale: Locale;
  locales: Locale[];
  defaultTheme: 'dark' | 'light';
  timeZone: string;
  licence: string;
  flags: Record<string, boolean>;
  /** One wallet serves all vendors; otherwise each has its own, which its games take from. */
  singleWallet: boolean;
  /** How long a password is good for, where the flag PASSWORDEXPIRY is on. */
  passwordDays: number;
  /** Origins that have our pictures too, and origins that launch games too; none: only this site. */
  imageHosts: string[];
  launchHosts: string[];
  /** Between reality checks, for whoever chose nothing else. */
  realityCheckMinutes: number;
  /** Since when its site is closed for good; null while it is not. */
  retiredAt: Date | null;
}

/** Who the token of a request belongs to. */
export interface SessionFacts {
  sessionId: string;
  memberId: string;
  brand: string;
  account: string;
  /** 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  agent: boolean;
  trial: boolean;
  /** Why only a new password, and what leads to one, is open to this session. */
  passwordFault?: PasswordFault;
}

/** A line of a server's table of routes: who may call what, and with which input. */
export interface AccessRule {
  methods: string[];
  url: string;
  access: Access;
  encrypted: boolean;
  beforePasswordChange: boolean;
  schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was declared under the HTTP rules. */
    accessTable: readonly AccessRule[];
  }
  interface FastifyContextConfig {
    /** Every route says who may call it; one that does not stops the start. */
    access?: Access;
    /** Open to a session whose password has to be changed first; every other route is not. */
    beforePasswordChange?: boolean;
    /** Answered also while the brand is closed to the caller: in maintenance, and where the brand does not serve. Every other route is not. */
    whenClosed?: boolean;
    /** The body comes in an encrypted envelope. */
    encrypted?: boolean;
  }
  interface FastifyRequest {
    brand: Brand;
    locale: Locale;
    /** Undefined for anybody without a live token. */
    session: SessionFacts | undefined;
    /** Only in routes whose access asks for a session. @throws DomainError `auth.required` */
    member(): SessionFacts;
  }
}
