export { amountWithin, feeOf } from './fee';
export { formatMinor, formatMinorShort, type FormatOptions } from './format';
export { parseAmount } from './parse';
export { MINOR_DIGITS } from './minor';
