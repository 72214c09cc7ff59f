export { MobileNumberFields } from './MobileNumberFields';
export { digitsOf, type MobileFields, mobileNumberBody, normaliseNumber } from './mobile-number';
