import { flagGroups, platformFlags } from '@pavilion/api/staff';
import type { Whitelabel } from '@pavilion/api/system';

type Flags = Readonly<Record<string, boolean>>;
type Group = Whitelabel['childrenNodes'][number];
type Flag = Group['childrenNodes'][number];

/** Flags that remotes brought along. */
const OTHERS = 'REMOTES';

/** A brand's switches in their groups; one below another counts as off while that one is. */
export function whitelabelTree(brand: string, flags: Flags): Whitelabel {
  const groups = flagGroups.map(({ group }) => groupNode(group, flagsUnder(group, flags)));
  const known = new Set(platformFlags.map(({ flag }) => flag));
  const others = Object.keys(flags)
    .filter((flag) => !known.has(flag))
    .sort()
    .map((flag) => ({ modId: flag, enabled: asText(flags[flag]), childrenNodes: [] }));
  return { modId: brand, enabled: '1', childrenNodes: [...groups, ...(others.length ? [groupNode(OTHERS, others)] : [])] };
}

function flagsUnder(parent: string, flags: Flags): Flag[] {
  return childrenOf(parent).map((flag) => ({
    modId: flag,
    enabled: asText(flags[flag]),
    childrenNodes: childrenOf(flag).map((child) => ({
      modId: child,
      enabled: asText(flags[flag] && flags[child]),
      childrenNodes: [],
    })),
  }));
}

function childrenOf(parent: string): string[] {
  return platformFlags.filter((each) => each.parent === parent).map(({ flag }) => flag);
}

function groupNode(modId: string, childrenNodes: Flag[]): Group {
  return { modId, enabled: asText(childrenNodes.some(({ enabled }) => enabled === '1')), childrenNodes };
}

function asText(on: boolean | undefined): '0' | '1' {
  return on ? '1' : '0';
}
