export { verificationRoutes } from './routes';
export { createVerification, type PhoneProof, type Verification } from './service';
