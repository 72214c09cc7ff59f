import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brandOf, useBoard } from '../board/board-query';
import { useStaff } from '../calls/staff-context';
import type { Proposal } from './proposal';

/** The plan of a proposal, made again whenever the brand moves on; `moved` says that it did since the first look. */
export function usePlan({ brand, changes, file }: Proposal) {
  const staff = useStaff();
  const { data: board } = useBoard();
  const seq = brandOf(board, brand)?.seq;
  const [firstSeq, setFirstSeq] = useState<number>();
  const plan = useQuery({
    queryKey: ['plan', brand, changes ?? file, seq],
    queryFn: () => (changes ? staff.plan(brand, changes) : staff.planFile(brand, file)),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const base = plan.data?.baseSeq;
  if (base !== undefined && firstSeq === undefined) setFirstSeq(base);
  return { ...plan, moved: base !== undefined && firstSeq !== undefined && base !== firstSeq };
}
