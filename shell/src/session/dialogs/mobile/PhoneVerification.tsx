import type { CodeSent } from '@pavilion/api/verification';
import { Skeleton } from '@pavilion/ui/core';
import { MobileCodeField } from './MobileCodeField';
import type { MobileFields } from '@pavilion/features/mobile-number';
import { ProviderField } from './ProviderField';
import { usePhoneProvider } from './use-phone-provider';

/** How a number is shown to be somebody's: by a code, or by the word of a third party where the brand has one. */
export function PhoneVerification({ send }: { send: (number: MobileFields) => Promise<CodeSent> }) {
  const provider = usePhoneProvider();
  if (provider === undefined) return <Skeleton shape="block" height="72px" />;
  return provider ? <ProviderField provider={provider} /> : <MobileCodeField send={send} />;
}
