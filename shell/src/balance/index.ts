export { createBalance } from './create-balance';
