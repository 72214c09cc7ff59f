import type { PageDescriptor, RemoteDescriptor } from './descriptor';

/** A page as contract 1 described it. Goes with contract 3. */
interface PageOfContractOne extends Omit<PageDescriptor, 'keepAlive'> {
  /** What is `keepAlive` since contract 2. */
  goesOn?: boolean;
}

/**
 * The pages of a descriptor in the words of this contract, whichever of the two supported ones its remote was built for: a descriptor is data
 * of a version that was published, and stays as it was.
 *
 * @internal
 */
export function pagesOf({ contract, pages }: Pick<RemoteDescriptor, 'contract' | 'pages'>): readonly PageDescriptor[] {
  return contract === 1 ? (pages as readonly PageOfContractOne[]).map(fromContractOne) : pages;
}

function fromContractOne({ goesOn, ...page }: PageOfContractOne): PageDescriptor {
  return goesOn === undefined ? page : { ...page, keepAlive: goesOn };
}
