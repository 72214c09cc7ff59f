import type { DeployToken, GivenDeployToken, NewDeployToken } from '@pavilion/api/staff';
import { WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { type GatewayClient, whoami } from '@pavilion/tooling/cli/gateway-client.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import { table } from './table';

/** What is asked about tokens for releases. */
export type TokenCommand = { what: 'tokens' } & (
  | { act: 'give'; wanted: NewDeployToken }
  | { act: 'list' }
  | { act: 'revoke'; id: string; reason: string }
);

const DAYS = 90;

/** Undefined when it is about something else. @throws WrongUsage */
export function parseTokenCommand({ subcommand, positionals, values, flags }: Given): TokenCommand | undefined {
  if (subcommand === 'deploy-tokens') return { what: 'tokens', act: 'list' };
  if (subcommand === 'revoke-deploy-token')
    return { what: 'tokens', act: 'revoke', id: positionals['token'] ?? '', reason: values['reason'] ?? '' };
  if (subcommand !== 'deploy-token') return undefined;
  const wanted: NewDeployToken = {
    remote: (positionals['remote'] ?? '').replace(/^mf-/, ''),
    holder: values['for'] ?? whoami(),
    kind: flags.has('pipeline') ? 'pipeline' : 'person',
    days: daysIn(values['days']),
    reason: values['reason'] ?? 'a new deploy token',
  };
  return { what: 'tokens', act: 'give', wanted };
}

function daysIn(typed: string | undefined): number {
  const days = Number(typed ?? DAYS);
  if (Number.isInteger(days) && days >= 1 && days <= 366) return days;
  throw new WrongUsage(`“${typed}” is not valid for --days. Give a whole number of days from 1 to 366.`);
}

/** Carries an order out. A new token is all that is printed, so that a script can keep it. @throws UserError */
export async function runTokenCommand(order: TokenCommand, { get, post }: GatewayClient): Promise<string> {
  switch (order.act) {
    case 'give':
      return (await post<GivenDeployToken>('/registry/deploy-tokens', { ...order.wanted, who: whoami() })).token;
    case 'list':
      return tokenTable(await get<DeployToken[]>('/registry/deploy-tokens'));
    case 'revoke':
      await post(`/registry/deploy-tokens/${encodeURIComponent(order.id)}/revoke`, { reason: order.reason, who: whoami() });
      return 'The token is revoked.';
  }
}

function tokenTable(tokens: DeployToken[]): string {
  if (!tokens.length) return 'No deploy token was given yet.';
  return table(
    ['token', 'remote', 'holder', 'kind', 'state', 'until', 'last used', 'given by'],
    tokens.map(({ id, remote, holder, kind, state, expiresAt, lastUsedAt, createdBy }) => [
      id,
      remote,
      holder,
      kind,
      state,
      expiresAt,
      lastUsedAt ?? 'never',
      createdBy,
    ]),
  );
}
