import type { ReactNode } from 'react';
import { MoneyColumns } from '../../features/MoneyColumns';
import { MoneyHelp } from '../../features/MoneyHelp';
import { WithdrawalHistory } from './WithdrawalHistory';

const TIPS = ['help.withdraw.own', 'help.withdraw.steps', 'help.withdraw.wait'] as const;

/** A step of a withdrawal, and beside it what it comes to, the earlier ones and what people ask. */
export function WithdrawColumns({ children, summary }: { children: ReactNode; summary?: ReactNode }) {
  return (
    <MoneyColumns
      aside={
        <>
          {summary}
          <WithdrawalHistory />
          <MoneyHelp tips={TIPS} />
        </>
      }
    >
      {children}
    </MoneyColumns>
  );
}
