export { createGames, type FoundGame, type GameNeeds, type Games } from './service';
export type { HomeCovers } from './first-screen';
export type { BestWins, Win } from './winner-board';
export { gamesRoutes } from './routes';
export { seedCatalogue } from './seed';
export { type CatalogueDesk, createCatalogueDesk } from './desk/catalogue-desk';
export { createImports, type Imports } from './import/service';
export { catalogueStaffRoutes } from './staff-routes';
export { catalogueOperations } from './operations-routes';
