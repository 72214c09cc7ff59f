export { ProofFields } from './ProofFields';
export { type ProofState, useProof } from './use-proof';
