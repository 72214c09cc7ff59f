import type { CatalogueQuery, CatalogueView, ImportReport, SwitchPlan, SwitchProposal, SwitchRequest } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How a list of games is taken; without `apply` it is only checked. */
interface ImportOptions {
  apply: boolean;
  /** Without the lines that are refused. */
  partly: boolean;
  /** How many games a vendor's list closes, as it was read. */
  closing?: number;
  reason?: string;
}

/** Which games players see, and how lists of games are taken. */
export function catalogueCalls(client: StaffClient) {
  const { call } = client;
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  return {
    list: (brand: string, asked: CatalogueQuery) => {
      const query = String(new URLSearchParams(asked as Record<string, string>));
      return call<CatalogueView>('GET', `${brandPath(brand)}/catalogue${query && `?${query}`}`);
    },
    planSwitches: (brand: string, proposal: SwitchProposal) =>
      call<SwitchPlan>('POST', `${brandPath(brand)}/catalogue/plan`, proposal),
    switchGames: (brand: string, wanted: SwitchRequest) =>
      call<SwitchPlan>('POST', `${brandPath(brand)}/catalogue/switches`, wanted),
    importGames: importGames(client),
  };
}

/** Takes games from a file or from a vendor, or only says what it would take. */
function importGames({ call }: StaffClient) {
  return (source: { file: File } | { vendor: string }, { apply, partly, closing, reason }: ImportOptions) => {
    if ('vendor' in source) {
      const wanted = { apply, partly, ...(closing !== undefined && { closing }), ...(reason && { reason }) };
      return call<ImportReport>('POST', `/catalogue/vendors/${encodeURIComponent(source.vendor)}/pull`, wanted);
    }
    const format = source.file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const asked = { format, ...(apply && { apply: '1' }), ...(partly && { partly: '1' }), ...(reason && { reason }) };
    return call<ImportReport>('POST', `/catalogue/import?${new URLSearchParams(asked)}`, source.file);
  };
}
