export { createSandboxClient, type SandboxClient } from './client';
export { createSandboxSignature, type SandboxSignature } from './signature';
export { parseSandboxBody } from './parse-body';
