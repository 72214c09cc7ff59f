import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { TeamServiceConfig } from '../../../platform/team-services-config';
import { readAnswer, type TeamAnswer } from './read-answer';
import { signedHeaders, type TeamRequestFacts } from './signature';

/** What one request of a remote may cost us. */
export const TEAM_LIMITS = {
  milliseconds: 3_000,
  answerBytes: 256 * 1024,
  bodyBytes: 16 * 1024,
  atOnce: 20,
  perMinute: 120,
} as const;

export interface TeamRequest extends TeamRequestFacts {
  /** JSON; empty when there is none. */
  body: string;
  idempotencyKey: string | undefined;
}

/** Services of teams, behind the gateway and its sessions. */
export interface TeamServices {
  readonly names: readonly string[];
  /**
   * Asks a service and gives back what it answered, a refusal of its own too.
   *
   * @throws DomainError `service.unavailable` when it is slow, busy, away, or answers something else than we agreed on
   */
  ask(name: string, request: TeamRequest): Promise<TeamAnswer>;
}

export function createTeamServices({ config, log }: Pick<Platform, 'config' | 'log'>): TeamServices {
  const services = new Map(config.teamServices.map((service) => [service.name, service]));
  const open = new Map<string, number>();
  return {
    names: [...services.keys()],
    async ask(name, request) {
      const service = services.get(name);
      if (!service) throw new DomainError('request.not_found');
      const busy = open.get(name) ?? 0;
      if (busy >= TEAM_LIMITS.atOnce) throw new DomainError('service.unavailable');
      open.set(name, busy + 1);
      try {
        return await askService(service, request);
      } catch (err) {
        log.warn({ err, service: name }, 'a service of a team did not answer as agreed');
        throw new DomainError('service.unavailable');
      } finally {
        open.set(name, (open.get(name) ?? 1) - 1);
      }
    },
  };
}

/** Nothing of the player's own request goes on but what is named here: no token, no cookie, no address. */
async function askService({ name, url, key }: TeamServiceConfig, request: TeamRequest): Promise<TeamAnswer> {
  const { body, idempotencyKey, ...facts } = request;
  const response = await fetch(url + facts.path, {
    method: facts.method,
    redirect: 'error',
    signal: AbortSignal.timeout(TEAM_LIMITS.milliseconds),
    headers: {
      accept: 'application/json',
      ...signedHeaders(facts, body, key),
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body }),
  });
  return readAnswer(name, response, TEAM_LIMITS.answerBytes);
}
