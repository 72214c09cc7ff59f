export { createGames } from './service';
export { type FoundGame } from './games';
export { type Games } from './games';
export { gamesRoutes } from './routes';
export { seedCatalogue } from './seed';
export { type CatalogueDesk, createCatalogueDesk } from './desk/catalogue-desk';
export { createImports, type Imports } from './import/service';
export { catalogueStaffRoutes } from './staff-routes';
export { catalogueOperations } from './operations-routes';
