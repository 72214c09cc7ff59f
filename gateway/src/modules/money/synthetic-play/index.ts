export { type GameCounts, recount } from './recount-fixture';
export { seededRandom, type SyntheticMember, syntheticPlay } from './synthetic-play-fixture';
