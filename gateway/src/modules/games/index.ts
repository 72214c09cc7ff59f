export { createGames, type FoundGame, type GameNeeds, type Games } from './service';
export type { HomeCovers } from './first-screen';
export type { BestWins, Win } from './winner-board';
export { gamesRoutes } from './routes';
export { seedCatalogue } from './seed';
