import type { Success } from '@pavilion/api';

/** Wraps what a call answers. */
export function ok<Value>(value: Value): Success<Value> {
  return { success: true, value };
}
