import type { ReactNode } from 'react';
import { MoneyColumns } from '../../features/MoneyColumns';
import { MoneyHelp } from '../../features/MoneyHelp';
import { DepositHistory } from './DepositHistory';

const TIPS = ['help.deposit.own', 'help.deposit.exact', 'help.deposit.reference'] as const;

/** A step of a deposit, and beside it what it comes to, the earlier ones and what people ask. */
export function DepositColumns({ children, summary }: { children: ReactNode; summary?: ReactNode }) {
  return (
    <MoneyColumns
      aside={
        <>
          {summary}
          <DepositHistory />
          <MoneyHelp tips={TIPS} />
        </>
      }
    >
      {children}
    </MoneyColumns>
  );
}
