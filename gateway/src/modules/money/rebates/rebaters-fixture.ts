import type { RebateClaimValue, RebatesValue } from '@pavilion/api/rebates';
import type { LightMyRequestResponse } from 'fastify';
import { registerPlayer } from '../../../platform/testing';
import type { RebatesFixture } from './rebates-fixture';

/** Somebody with an account and money. */
export interface Rebater {
  token: string;
  id: string;
  publicId: string;
}

/** Members of the fixture that there is once the tests begin, and the calls that they make. */
export function rebatersOf(now: () => RebatesFixture) {
  let people = 0;
  const get = async ({ token }: Rebater): Promise<RebatesValue> => {
    await now().counted();
    return (await now().app.request({ url: '/wps/v2/rebates', token })).json().value;
  };
  const claim = async (who: Rebater, days: string[], sum: string): Promise<LightMyRequestResponse> => {
    const answer = await now().app.request({
      method: 'POST',
      url: '/wps/v2/rebates/claim',
      token: who.token,
      payload: { days, sum },
    });
    return answer.statusCode === 503 ? claim(who, days, sum) : answer;
  };
  return {
    get,
    claim,
    async person(): Promise<Rebater> {
      const account = `rebater${(people += 1)}`;
      const token = await registerPlayer(now().app, account);
      const member = await now().app.gateway.services.members.byAccount('pavilion', account);
      const id = String(member?.id);
      await now().fund(id, 100_000_000);
      return { token, id, publicId: member?.publicId ?? '' };
    },
    /** Claims what the page shows. */
    async claimAll(who: Rebater): Promise<RebateClaimValue> {
      const { claim: offer } = await get(who);
      return (await claim(who, offer?.days ?? [], offer?.sum ?? '')).json().value;
    },
    balance: ({ id }: Rebater) => now().app.gateway.services.wallet.balance(id, 'BDT'),
  };
}
