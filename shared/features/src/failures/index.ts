export { FormFailure } from './FormFailure';
export { LoadFailure, type LoadFailureProps } from './LoadFailure';
export { useFailureText } from './use-failure-text';
export { useFormFailure } from './use-form-failure';
