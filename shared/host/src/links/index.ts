import type { PageId, PageParams } from '@pavilion/contract';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../host';

/** Addresses by page id, from the descriptors: no remote spells another's address. */
export interface Links {
  /** The address of a page, or `undefined` when this brand has no such page now. */
  to<Id extends PageId>(page: Id, ...params: ParamsOf<Id>): string | undefined;
}

type ParamsOf<Id extends PageId> = keyof PageParams<Id> extends never ? [] : [params: PageParams<Id>];

/** The addresses of pages. */
export function useLinks(): Links {
  return useHost().links;
}

/** Goes to a page; to the lobby when this brand has no such page. */
export function useGoTo(): <Id extends PageId>(page: Id, ...params: ParamsOf<Id>) => void {
  const { links } = useHost();
  const navigate = useNavigate();
  return (page, ...params) => void navigate(links.to(page, ...params) ?? '/');
}
