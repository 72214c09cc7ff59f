import type { OperatorRole, OperatorView } from '@pavilion/api/staff';

/** From least to most: each may do what the one before may. The wire's list, spelled here because only its type crosses over. */
export const roles: readonly OperatorRole[] = ['viewer', 'operator', 'approver', 'admin'];

/** What somebody may do in a brand: the higher of the brand's own role and the one for every brand. */
export function roleIn({ roles: given }: Pick<OperatorView, 'roles'>, brand: string): OperatorRole | undefined {
  return roles.findLast((role) => given[brand] === role || given['*'] === role);
}

export function hasRole(operator: Pick<OperatorView, 'roles'>, needed: OperatorRole, brand: string): boolean {
  const role = roleIn(operator, brand);
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(needed);
}
