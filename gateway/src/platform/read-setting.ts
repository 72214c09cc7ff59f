/** Reads a setting; when it cannot be, notes why and goes on with `otherwise`. */
export type ReadSetting = <Value>(read: () => Value, otherwise: Value) => Value;
