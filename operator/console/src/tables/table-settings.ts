import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { useSyncExternalStore } from 'react';

/** A table as somebody wants to find it again: its filters, as they stand in the address, and the columns that they do not want to see. */
export interface SavedView {
  name: string;
  search: string;
  hidden: readonly string[];
}

interface TableSettings {
  hidden: readonly string[];
  views: readonly SavedView[];
}

type Kept = Readonly<Record<string, TableSettings>>;

const NONE: TableSettings = { hidden: [], views: [] };
const stored = storedValue(storageKeys.consoleTables, json(readKept));
let present: Kept | undefined;
stored.subscribe(() => (present = undefined));

/** How an operator left a table, in this browser: another operator of the same browser has settings of their own. */
export function useTableSettings(operator: string, table: string) {
  const key = `${operator} ${table}`;
  const kept = useSyncExternalStore(stored.subscribe, () => (present ??= stored.read() ?? {}));
  const settings = kept[key] ?? NONE;
  const write = (more: Partial<TableSettings>) => void stored.write({ ...kept, [key]: { ...settings, ...more } });
  return {
    ...settings,
    hide: (hidden: readonly string[]) => write({ hidden }),
    /** Of two with the same name the later stays. */
    save: (view: SavedView) => write({ views: [...settings.views.filter(({ name }) => name !== view.name), view] }),
    remove: (name: string) => write({ views: settings.views.filter((view) => view.name !== name) }),
  };
}

function readKept(found: unknown): Kept | undefined {
  if (!isRecord(found)) return undefined;
  return Object.fromEntries(Object.entries(found).flatMap(([key, value]) => (isSettings(value) ? [[key, value]] : [])));
}

function isSettings(value: unknown): value is TableSettings {
  return isRecord(value) && isTexts(value['hidden']) && Array.isArray(value['views']) && value['views'].every(isView);
}

function isView(value: unknown): value is SavedView {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['search'] === 'string' && isTexts(value['hidden']);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
