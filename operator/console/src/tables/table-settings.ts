import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import type { DataSort } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';

/** How a table stands: the columns that somebody does not want to see, and the order of its rows, unless they stand as they come. */
interface Arrangement {
  hidden: readonly string[];
  order?: DataSort | undefined;
}

/** A table as somebody wants to find it again, with its filters, as they stand in the address. */
export interface SavedView extends Arrangement {
  name: string;
  search: string;
}

interface TableSettings extends Arrangement {
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
    arrange: (wanted: Partial<Arrangement>) => write(wanted),
    /** Of two with the same name the later stays. */
    save: (view: SavedView) => write({ views: [...settings.views.filter(({ name }) => name !== view.name), view] }),
    remove: (name: string) => write({ views: settings.views.filter((view) => view.name !== name) }),
  };
}

function readKept(found: unknown): Kept | undefined {
  if (!isRecord(found)) return undefined;
  return Object.fromEntries(Object.entries(found).flatMap(([key, value]) => (isSettings(value) ? [[key, value]] : [])));
}

function isSettings(value: unknown): value is TableSettings & Record<string, unknown> {
  return isArrangement(value) && Array.isArray(value['views']) && value['views'].every(isView);
}

function isView(value: unknown): value is SavedView & Record<string, unknown> {
  return isArrangement(value) && typeof value['name'] === 'string' && typeof value['search'] === 'string';
}

function isArrangement(value: unknown): value is Record<string, unknown> & Arrangement {
  return isRecord(value) && isTexts(value['hidden']) && (value['order'] === undefined || isOrder(value['order']));
}

function isOrder(value: unknown): value is DataSort {
  return isRecord(value) && typeof value['column'] === 'string' && directions.has(value['direction']);
}

const directions: ReadonlySet<unknown> = new Set<DataSort['direction']>(['ascending', 'descending']);

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
