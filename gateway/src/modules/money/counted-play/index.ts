export { type CountedPlay, createCountedPlay } from './service';
