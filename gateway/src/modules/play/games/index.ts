export { createGames } from './service';
export { type FoundGame } from './games';
export { type GameDependencies, type Games } from './games';
export { gamesRoutes } from './routes';
export { seedCatalogue } from './seed';
export { type CatalogueAdmin, createCatalogueAdmin } from './admin/catalogue-admin';
export { createGameImports, type GameImports } from './import/service';
export { catalogueStaffRoutes } from './staff-routes';
export { cataloguePrivateRoutes } from './private-routes';
