import { randomUUID } from 'node:crypto';
import { registerPlayer, type StudioProcess, type TestApp, seedGames } from '../../../platform/testing';
import { StudioPlayer } from './player-fixture';

/** Connects the running studio the way a stranger would be, and takes its games into the catalogue. Its wallet is at `gateway`. */
export async function connect(app: TestApp, studio: StudioProcess, gateway: string): Promise<void> {
  const { vendors, games, gameImports } = app.gateway.services;
  await seedGames(app.platform, 'STUDIO');
  await games.reload();
  const { publicKey, origin: launchUrl } = studio;
  const ours = await vendors.add({
    code: 'studio',
    brands: ['pavilion'],
    publicKey,
    launchUrl,
    capabilities: ['round', 'free-rounds'],
  });
  await studio.meet(ours, `${gateway}/vendors/hub88/studio`);
  await gameImports.importFromVendor('STUDIO', { apply: true, allowPartial: false, reason: 'the maker’s own list', who: 'asha' });
}

/** Somebody who has registered and deposited, and opens games as players do. */
export interface Member {
  readonly memberId: string;
  readonly token: string;
  open(title: string): Promise<StudioPlayer>;
}

export async function memberWith(app: TestApp, name: string, deposit: bigint, currency = 'BDT'): Promise<Member> {
  const token = await registerPlayer(app, name);
  const { members, wallet, games } = app.gateway.services;
  const memberId = String((await members.byAccount('pavilion', name))?.id);
  const purse = { kind: 'deposit', memberId, brand: 'pavilion', currency } as const;
  await wallet.post({ ...purse, reference: `test:${randomUUID()}`, amount: deposit });
  return {
    memberId,
    token,
    async open(title) {
      const nodeId = games.findByVendorCode('STUDIO', title)?.nodeId;
      const opened = await app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: { nodeId } });
      const { value } = opened.json<{ value?: { url: string } }>();
      if (!value) throw new Error(`${title} could not be opened: ${opened.body}`);
      return new StudioPlayer(new URL(value.url), title);
    },
  };
}
