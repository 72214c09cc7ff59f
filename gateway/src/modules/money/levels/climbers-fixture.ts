import type { LevelsValue } from '@pavilion/api/levels';
import type { LightMyRequestResponse } from 'fastify';
import { registerPlayer } from '../../../platform/testing';
import type { LevelsFixture } from './levels-fixture';

/** Somebody with an account and money. */
export interface Climber {
  token: string;
  id: string;
  publicId: string;
}

/** Members of the fixture that there is once the tests begin, and the calls that they make. */
export function climbersOf(now: () => LevelsFixture) {
  let people = 0;
  const claim = async (who: Climber, rank: number): Promise<LightMyRequestResponse> => {
    const answer = await now().app.request({ method: 'POST', url: '/wps/v2/levels/claim', token: who.token, payload: { rank } });
    return answer.statusCode === 503 ? claim(who, rank) : answer;
  };
  return {
    claim,
    async person(): Promise<Climber> {
      const account = `climber${(people += 1)}`;
      const token = await registerPlayer(now().app, account);
      const member = await now().app.gateway.services.members.byAccount('pavilion', account);
      const id = String(member?.id);
      await now().fund(id, 10_000_000);
      return { token, id, publicId: member?.publicId ?? '' };
    },
    async get({ token }: Climber): Promise<LevelsValue> {
      await now().counted();
      return (await now().app.request({ url: '/wps/v2/levels', token })).json().value;
    },
    balance: ({ id }: Climber) => now().app.gateway.services.wallet.balance(id, 'BDT'),
  };
}
