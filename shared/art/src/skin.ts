export { coverInk } from './palettes';
export { coverNouns } from './subject';
