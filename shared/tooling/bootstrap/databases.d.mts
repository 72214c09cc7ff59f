/** The databases of the installation in `dataDir`: those that were given, else two in a server of its own, which is started unless it runs. */
export function startDatabases(instance: { dataDir: string }): Promise<Record<'DATABASE_URL' | 'STUDIO_DATABASE_URL', string>>;
