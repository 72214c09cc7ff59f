import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode } from '@pavilion/api/registry';
import { HelpChange, SiteSettingsChange } from '@pavilion/api/system';
import { Type } from 'typebox';
import { ok } from '../../../platform/http';
import type { HelpAdmin } from './help-admin';
import type { SettingsAdmin } from './settings-admin';

const Brand = Type.Object({ brand: BrandCode });
const Article = Type.Object({ brand: BrandCode, anchor: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }) });
/** Two languages of the longest article, in letters of three bytes. */
const bodyLimit = 256 * 1024;

/** A brand's links, bounds and help texts, as operators see and change them. */
export function siteSettingsRoutes({ settings, help }: { settings: SettingsAdmin; help: HelpAdmin }): FastifyPluginAsyncTypebox {
  const root = '/staff/brands/:brand';
  const [seen, changed] = [{ staff: 'viewer' }, { staff: 'operator' }] as const;
  return async (app) => {
    app.get(`${root}/site-settings`, { config: seen, schema: { params: Brand } }, async ({ params }) =>
      ok(await settings.view(params.brand)),
    );
    app.put(
      `${root}/site-settings`,
      { config: changed, schema: { params: Brand, body: SiteSettingsChange } },
      async ({ params, body, operator }) => ok(await settings.change(params.brand, body, operator.name)),
    );
    app.get(`${root}/help`, { config: seen, schema: { params: Brand } }, async ({ params }) => ok(await help.view(params.brand)));
    app.put(
      `${root}/help/legal`,
      { config: changed, bodyLimit, schema: { params: Brand, body: HelpChange } },
      async ({ params, body, operator }) => ok(await help.change(params.brand, 'legal', body, operator.name)),
    );
    app.put(
      `${root}/help/articles/:anchor`,
      { config: changed, bodyLimit, schema: { params: Article, body: HelpChange } },
      async ({ params, body, operator }) => ok(await help.change(params.brand, { article: params.anchor }, body, operator.name)),
    );
  };
}
