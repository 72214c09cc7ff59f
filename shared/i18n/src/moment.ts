const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Whether a detail of a failure is a moment (ISO, UTC), which is told by a clock. @public */
export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && MOMENT.test(value);
}
