import type { CanaryMatches, Device } from '@pavilion/api/system';
import type { CanaryAudience } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import type { SessionFacts } from '../../../platform/http';
import type { Registry } from '../../control/registry';
import type { Regions } from '../../control/regions';
import type { Members } from '../../identity/members';

/** Who asks which canaries they are meant for. */
export interface CanaryVisitor {
  brand: string;
  address: string;
  locale: Locale;
  device: Device;
  session: Pick<SessionFacts, 'memberId' | 'account' | 'agent' | 'trial'> | undefined;
}

interface Dependencies {
  registry: Pick<Registry, 'targetedCanaries'>;
  regions: Pick<Regions, 'locate'>;
  members: Pick<Members, 'byId'>;
}

/** Which targeted canaries a visitor is meant for. Nobody else learns whom they are for. */
export async function canaryMatches(needs: Dependencies, visitor: CanaryVisitor): Promise<CanaryMatches> {
  const audiences = await needs.registry.targetedCanaries(visitor.brand);
  if (audiences.size === 0) return {};
  const country = needs.regions.locate(visitor.address).country;
  const agents = [...audiences.values()].some((audience) => audience.agents) ? await agentNamesOf(needs, visitor) : [];
  const matches = [...audiences].flatMap(([remote, audience]) => {
    const match = matchOf(audience, { ...visitor, country, agents });
    return match ? [[remote, match] as const] : [];
  });
  return Object.fromEntries(matches);
}

interface VisitorFacts extends CanaryVisitor {
  country: string | null;
  /** The agent that they are, and the one directly above them. */
  agents: readonly string[];
}

function matchOf(
  { testers, countries, languages, devices, groups, agents }: CanaryAudience,
  { session, ...visitor }: VisitorFacts,
): CanaryMatches[string] | undefined {
  if (session && includes(testers, session.account)) return 'tester';
  const conditions = [countries, languages, devices, groups, agents];
  if (conditions.every((each) => each === undefined)) return undefined;
  const meant =
    meets(countries, visitor.country) &&
    meets(languages, visitor.locale) &&
    meets(devices, visitor.device) &&
    meets(groups, groupOf(session)) &&
    (!agents || visitor.agents.some((name) => includes(agents, name)));
  return meant ? 'meant' : undefined;
}

/** A condition that is not given is met by everybody; one about what nobody knows by nobody. */
function meets(wanted: readonly string[] | undefined, is: string | null): boolean {
  return !wanted || (is !== null && wanted.includes(is));
}

function groupOf(session: CanaryVisitor['session']): 'visitor' | 'trial' | 'member' | 'agent' {
  if (!session) return 'visitor';
  if (session.trial) return 'trial';
  return session.agent ? 'agent' : 'member';
}

async function agentNamesOf({ members }: Dependencies, { brand, session }: CanaryVisitor): Promise<string[]> {
  if (!session) return [];
  const member = await members.byId(brand, BigInt(session.memberId));
  const above = member?.uplineId === undefined ? undefined : await members.byId(brand, member.uplineId);
  return [...(session.agent ? [session.account] : []), ...(above ? [above.account] : [])];
}

/** Names are the same in letters of either size. */
function includes(names: readonly string[] | undefined, name: string): boolean {
  return names?.some((each) => each.toLowerCase() === name.toLowerCase()) ?? false;
}
