import { axe } from 'jest-axe';

/** What axe finds wrong with an element: rule and markup of each violation, so that an empty list is the good answer. */
export async function violations(element: Element): Promise<string[]> {
  const { violations: found } = await axe(element, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  return found.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`));
}
