/** `created_at` → `createdAt`. */
type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** A moment and a whole number of any size are text on the wire; everything else is what it was. */
type WireValue<Value> = Value extends Date | bigint ? string : Value;

/** Columns of a row as the wire has them. */
export type WireFields<Row, Column extends keyof Row> = {
  [Name in Column as CamelCase<Name>]: WireValue<Row[Name]>;
};

/** The same, without those that are null in the row. */
export type PresentWireFields<Row, Column extends keyof Row> = {
  [Name in Column as CamelCase<Name>]?: WireValue<NonNullable<Row[Name]>>;
};

/**
 * The named columns of a row, as the wire has them: names in camelCase, bigint as decimal digits, moments in ISO 8601. Null stays null. What
 * is not named stays here, so that a new column reaches nobody by itself.
 */
export function wireFields<Row extends object, Column extends keyof Row & string>(
  row: Row,
  ...columns: readonly Column[]
): WireFields<Row, Column> {
  const fields = columns.map((column) => [camelCase(column), wireValue(row[column])]);
  return Object.fromEntries(fields) as WireFields<Row, Column>;
}

/** As {@link wireFields}; those that are null or undefined in the row are left out. */
export function presentWireFields<Row extends object, Column extends keyof Row & string>(
  row: Row,
  ...columns: readonly Column[]
): PresentWireFields<Row, Column> {
  return wireFields(row, ...columns.filter((column) => row[column] !== null && row[column] !== undefined)) as PresentWireFields<
    Row,
    Column
  >;
}

function wireValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? String(value) : value;
}

function camelCase(column: string): string {
  return column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
