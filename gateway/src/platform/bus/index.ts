export { createBus, type Bus, type BusTopics } from './bus';
