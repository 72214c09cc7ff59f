import { useMember } from '@pavilion/host/session';
import { useState } from 'react';
import { RealAccountNeeded } from '../features/RealAccountNeeded';
import { DepositForm } from '../screens/deposit/DepositForm';
import { DepositProgress } from '../screens/deposit/DepositProgress';
import { PaysInNewTab } from '../screens/deposit/pays-in-new-tab';

/** Paying in over a game: the provider's page opens beside it, and the receipt shows here. */
export function PlayDeposit() {
  const member = useMember();
  const [begun, setBegun] = useState<string>();
  if (!member || member.trial) return <RealAccountNeeded />;
  return (
    <PaysInNewTab value>
      {begun ? <DepositProgress id={begun} begunHere onAgain={() => setBegun(undefined)} /> : <DepositForm onBegun={setBegun} />}
    </PaysInNewTab>
  );
}
