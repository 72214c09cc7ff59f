/** Joins the class names that apply, leaving out whatever is false or missing. @public */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
