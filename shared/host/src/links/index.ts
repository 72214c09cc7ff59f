import type { Area, Audience, IconKey, PageId, PageParams, Text } from '@pavilion/contract';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../host';
import { type Session, useSession } from '../session';

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

type ParamsOf<Id extends PageId> = keyof PageParams<Id> extends never ? [] : [params: PageParams<Id>];

/** The addresses of pages. @public */
export function useLinks(): Links {
  return useHost().links;
}

/** Goes to a page; to the lobby when this brand has no such page. @public */
export function useGoTo(): <Id extends PageId>(page: Id, ...params: ParamsOf<Id>) => void {
  const { links } = useHost();
  const navigate = useNavigate();
  return (page, ...params) => void navigate(links.to(page, ...params) ?? '/');
}

/** The pages of an area's menu that are meant for this player: what an area's layout draws its navigation from. @public */
export function useAreaPages(area: Area): readonly AreaPage[] {
  const { links } = useHost();
  const session = useSession();
  return links.inArea(area).filter(({ audience }) => isMeantFor(audience, session));
}

function isMeantFor(audience: Audience, session: Session): boolean {
  if (audience === 'everyone') return true;
  if (session.state === 'visitor') return audience === 'visitor';
  return (
    audience === 'player' || (audience === 'member' && !session.member.trial) || (audience === 'agent' && session.member.agent)
  );
}
