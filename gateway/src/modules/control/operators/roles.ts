import { type OperatorRole, operatorRoles } from '@pavilion/api/staff';
import { hasRole, type Roles } from '../../../platform/http';

/** Who looks after operators: an admin, or the command line of this machine, which has no account. */
export interface Admin {
  id?: string;
  name: string;
  roles: Roles;
}

/** Whether an admin may turn `before` into `after`: in every brand in which they differ they have to be admin themselves. */
export function mayGrant(admin: Roles, before: Roles, after: Roles): boolean {
  const touched = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((brand) => before[brand] !== after[brand]);
  return touched.every((brand) => isAdminOf(admin, brand));
}

/** Whether an admin may lock an operator or give them a new start: in every brand in which they have a role. */
export function mayManage(admin: Roles, operator: Roles): boolean {
  return Object.keys(operator).every((brand) => isAdminOf(admin, brand));
}

/** Whether an admin sees an operator at all: somebody with a role in a brand of theirs. */
export function maySee(admin: Roles, operator: Roles): boolean {
  return isAdminOf(admin, '*') || Object.keys(operator).some((brand) => isAdminOf(admin, brand));
}

/** Whether `after` lets somebody do anything that `before` did not. */
export function isRaised(before: Roles, after: Roles): boolean {
  const brands = [...new Set(['*', ...Object.keys(before), ...Object.keys(after)])];
  return brands.some((brand) => operatorRoles.some((role) => hasRole(after, role, brand) && !hasRole(before, role, brand)));
}

export const ADMIN_EVERYWHERE: Readonly<Record<string, OperatorRole>> = { '*': 'admin' };

function isAdminOf(admin: Roles, brand: string): boolean {
  return hasRole(admin, 'admin', brand);
}
