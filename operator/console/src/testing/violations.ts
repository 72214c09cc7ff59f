import { axe } from 'jest-axe';

/** What axe finds wrong with the page: rule and markup of each violation, so that an empty list is the good answer. */
export async function violations(element: Element = document.body): Promise<string[]> {
  const { violations: found } = await axe(element, { resultTypes: ['violations'] });
  return found.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`));
}
