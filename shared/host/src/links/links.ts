import type { Area, Audience, IconKey, PageId, PageParams, Text } from '@pavilion/contract';
/** Addresses by page id, from the descriptors: no remote spells another's address. @public @sealed */
export interface Links {
  /** The address of a page, or `undefined` when this brand has no such page now. */
  to<Id extends PageId>(page: Id, ...params: ParamsOf<Id>): string | undefined;
  /** The pages that stand in an area's own menu, in order, whoever's they are. */
  inArea(area: Area): readonly AreaPage[];
}

/** A page as the menu of its area shows it. @public @sealed */
export interface AreaPage {
  id: string;
  address: string;
  label: Text;
  icon: IconKey;
  audience: Audience;
}

export type ParamsOf<Id extends PageId> = keyof PageParams<Id> extends never ? [] : [params: PageParams<Id>];
