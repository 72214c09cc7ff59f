export { verificationRoutes } from './routes';
export { createVerification, type CodeRequester, type PhoneProof, type Verification } from './service';
