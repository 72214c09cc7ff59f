export { presentWireFields, wireFields } from './wire-fields';
