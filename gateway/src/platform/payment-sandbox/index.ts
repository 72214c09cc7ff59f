export { createSandboxClient, type SandboxClient } from './client';
export { createSandboxSignature, type SandboxSignature } from './signature';
