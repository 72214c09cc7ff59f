import { type OperatorRole, operatorRoles } from '@pavilion/api/staff';
import type { FastifySchema } from 'fastify';

/** Who may call a staff route. `anybody`: before signing in; `signed-in`: every operator; a role: whoever has it or one above it. */
export type StaffAccess = 'anybody' | 'signed-in' | OperatorRole;

export type Roles = Readonly<Record<string, OperatorRole>>;

/** The operator who is signed in. */
export interface Operator {
  id: string;
  name: string;
  /** By brand; `*` is every brand. */
  roles: Roles;
  sessionId: string;
}

/** Whether `roles` contain `wanted` in `brand`; without a brand, in any. */
export function hasRole(roles: Roles, wanted: OperatorRole, brand?: string): boolean {
  const inQuestion =
    brand === undefined ? Object.values(roles) : ['*', brand].map((key) => (Object.hasOwn(roles, key) ? roles[key] : undefined));
  return inQuestion.some((role) => role !== undefined && operatorRoles.indexOf(role) >= operatorRoles.indexOf(wanted));
}

/** A line of the staff server's table of routes. */
export interface StaffRoute {
  methods: string[];
  url: string;
  staff: StaffAccess;
  schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** On the console's server: every route, and who may call it. */
    staffRoutes: readonly StaffRoute[];
  }
  interface FastifyContextConfig {
    /** On the console's server every route says who may call it. The brand it is about is its parameter `:brand`; one without is open to a role in any brand. */
    staff?: StaffAccess;
  }
  interface FastifyRequest {
    /** In staff routes for a role or for `signed-in`. */
    operator: Operator;
    /** The session cookie, in staff routes; undefined without one. */
    staffToken: string | undefined;
  }
}
