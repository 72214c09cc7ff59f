import { useMember } from '@pavilion/host/session';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import { RealAccountNeeded } from './RealAccountNeeded';

/** A page of what play brings: missions, ranks, rebates, rewards. Play for free brings none of it, so nothing is asked for then: the page says whose it is. */
export function EarningsPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const member = useMember();
  return (
    <>
      <PageTitle title={title} text={text} />
      {member?.trial ? <RealAccountNeeded /> : children}
    </>
  );
}
