export { verificationRoutes } from './routes';
export { createVerification, type PhoneProof, type Verification } from './service';
export { addressLimits, recipientLimits, consumeRateLimits } from './rate-limits';
