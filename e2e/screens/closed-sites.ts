import { changeBrand } from '../registry';
import { runSql } from '../run-sql';
import { StaffApi } from '../staff';
import type { Screen } from './screen';

/** A site that is closed while its picture is taken. */
export interface ClosedSite {
  screen: Screen;
  close(brand: string): Promise<unknown>;
  open(brand: string): Promise<unknown>;
}

const at = (name: string): Screen => ({ name: `closed.${name}`, address: '/', viewer: 'visitor' });

const maintenance = (on: boolean) => (brand: string) => changeBrand(brand, { kind: 'maintenance', on });
const points = (mode: 'on' | 'off') => (brand: string) => changeBrand(brand, { kind: 'mode', remote: 'wallet', mode });

/** Refuses every visitor of this machine, or nobody. */
function refuse(networks: readonly string[]) {
  return async (brand: string) => {
    const staff = await StaffApi.open();
    const path = `/staff/brands/${brand}/site-status`;
    const { version } = await staff.request<{ version: number }>('GET', path);
    const rules = networks.map((network) => ({ verdict: 'deny', network, note: 'pictures' }));
    await staff.request('PUT', `${path}/regions`, { rules, version, reason: 'A picture of the closed site is taken' });
  };
}

/** What two admins agree to and the gateway hears: past the console, because only the page that follows is looked at. */
function retire(on: boolean) {
  return async (brand: string) => {
    await runSql(`update brands set retired_at = ${on ? 'clock_timestamp()' : 'null'} where code = $1`, [brand]);
    await runSql(`select pg_notify('pavilion_bus', $1)`, [
      JSON.stringify([{ from: 'screens', topic: 'brands.changed', message: {} }]),
    ]);
  };
}

/** Every way in which a site or a part of it is closed. `retirable`: whether the installation is ours alone, so that a brand of it may be gone for a while. */
export const closedSites = (retirable: boolean): readonly ClosedSite[] => [
  { screen: at('maintenance'), close: maintenance(true), open: maintenance(false) },
  {
    screen: { ...at('part'), address: '/member/depositv2', viewer: 'member' },
    close: points('off'),
    open: points('on'),
  },
  { screen: at('region'), close: refuse(['127.0.0.0/8', '::1/128']), open: refuse([]) },
  ...(retirable ? [{ screen: at('retired'), close: retire(true), open: retire(false) }] : []),
];
