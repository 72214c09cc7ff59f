import { DomainError } from '../../../platform/errors';

/** Whether a code was right. One that is too old is said to be; for all others there is one answer. */
export async function isRedeemed(redeemed: Promise<void>): Promise<boolean> {
  try {
    await redeemed;
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'verification.code_wrong' || error.code === 'verification.code_missing'))
      return false;
    throw error;
  }
}
