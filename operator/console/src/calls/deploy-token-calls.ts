import type { DeployToken, GivenDeployToken, NewDeployToken } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** Tokens with which teams release their remotes. */
export function deployTokenCalls({ call }: StaffClient) {
  return {
    list: () => call<DeployToken[]>('GET', '/deploy-tokens'),
    give: (wanted: NewDeployToken) => call<GivenDeployToken>('POST', '/deploy-tokens', wanted),
    revoke: (id: string, reason: string) => call<unknown>('POST', `/deploy-tokens/${encodeURIComponent(id)}/revoke`, { reason }),
  };
}
