import type { TeamMember } from '@pavilion/api/agents';
import type { Branches } from '../../queries/team-branches';

/** A line of the tree: a member, or how many of a branch are not listed. */
export type TeamRow =
  | { kind: 'member'; key: string; depth: number; member: TeamMember }
  | { kind: 'rest'; key: string; depth: number; count: number };

/** The opened tree from top to bottom. */
export function rowsOf(branches: Branches, open: ReadonlySet<string>): TeamRow[] {
  const below = (id: string, depth: number): TeamRow[] => {
    const branch = branches.get(id);
    if (!branch) return [];
    const rows = branch.list.flatMap((member): TeamRow[] => [
      { kind: 'member', key: member.id, depth, member },
      ...(open.has(member.id) ? below(member.id, depth + 1) : []),
    ]);
    const count = id ? branch.total - branch.list.length : 0;
    return count > 0 ? [...rows, { kind: 'rest', key: `${id} rest`, depth, count }] : rows;
  };
  return below('', 0);
}
