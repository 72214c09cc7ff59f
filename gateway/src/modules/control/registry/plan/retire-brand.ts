import type { Objection } from '@pavilion/api/staff';
import type { BrandState, OpenMoney, RemoteInBrand } from './brand-state';
import { blockingObjection, createEffect, type EffectOf, warningObjection } from './effect';
import { endedVersions } from './remote-changes';
import {
  balancesLeftText,
  depositsLeftText,
  heldWinsLeftText,
  payoutsFollowText,
  restoreBrandText,
  retireBrandText,
  roundsFollowText,
  withdrawalsLeftText,
} from './retire-texts';

/**
 * The brand's site closes for good. What only people can settle stops it, because nobody would look at it any more; what companies settle by
 * themselves goes on.
 */
export const retireBrandEffect: EffectOf<'retire-brand'> = (state, _change, { leaving }) => {
  const line = { text: retireBrandText(state.code), before: { retired: state.retired }, after: { retired: true } };
  const remotes = Object.fromEntries(Object.entries(state.remotes).map(([name, remote]) => [name, withoutCanary(remote)]));
  return createEffect(state, { ...state, retired: true, remotes }, line, [
    ...(leaving?.lastBrand ? [blockingObjection('registry.last_brand')] : []),
    ...stillOpen(state),
    ...(leaving ? unsettled(leaving.money) : []),
  ]);
};

/** The brand is back as it was, and in maintenance: somebody looks at it before players do. */
export const restoreBrandEffect: EffectOf<'restore-brand'> = (state) => {
  const line = { text: restoreBrandText(state.code), before: { retired: state.retired }, after: { retired: false } };
  return createEffect(state, { ...state, retired: false }, line);
};

function stillOpen({ maintenance }: BrandState): Objection[] {
  if (maintenance.on) return [];
  return [{ ...blockingObjection('registry.site_still_open'), cure: [{ kind: 'maintenance', on: true }] }];
}

function unsettled({ members, balances, deposits, withdrawals, heldWins, payouts, rounds }: OpenMoney): Objection[] {
  const left = [
    members > 0 && balancesLeftText(members, balances),
    deposits > 0 && depositsLeftText(deposits),
    withdrawals > 0 && withdrawalsLeftText(withdrawals),
    heldWins > 0 && heldWinsLeftText(heldWins),
  ].filter((text) => text !== false);
  const following = [payouts > 0 && payoutsFollowText(payouts), rounds > 0 && roundsFollowText(rounds)].filter(
    (text) => text !== false,
  );
  return [
    ...left.map((text): Objection => ({ weight: 'stops', code: 'registry.money_left', text })),
    ...following.map((text) => warningObjection('registry.money_follows', text)),
  ];
}

/** Nobody visits a retired brand, so nothing is learned from a canary in it. */
function withoutCanary(remote: RemoteInBrand): RemoteInBrand {
  if (!remote.canary) return remote;
  return { ...remote, canary: null, ended: endedVersions(remote, [remote.canary.version], remote.version) };
}
