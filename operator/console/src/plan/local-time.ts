/** Whether the moment in a `datetime-local` field is over, by the operator's own clock; an empty field is not. */
export function isPast(local: string): boolean {
  return local !== '' && new Date(local).getTime() <= Date.now();
}
