import { buildGateway, type Gateway } from '../../app';
import { connect } from '../database';
import { createPlatform, type Platform } from '../platform';
import type { TestPlatform } from './test-platform';

/** A second instance, which ends by itself. */
export interface AnotherGateway extends Gateway {
  close(): Promise<void>;
}

/** A second instance on the same database, with a memory of its own. `parts` replace what it stands on. */
export async function anotherGateway(
  { config, appUrl, log, passwords }: TestPlatform,
  parts: Partial<Platform> = {},
): Promise<AnotherGateway> {
  const platform = createPlatform({ config, url: appUrl, connection: connect(appUrl, { size: 4 }), log, passwords });
  const gateway = await buildGateway({ ...platform, ...parts });
  return { ...gateway, close: platform.close };
}
