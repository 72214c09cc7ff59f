import type { Area, Audience, PageId } from '@pavilion/contract';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../host';
import { useSession } from '../session';
import { type Session } from '../session/session';
import type { Links, ParamsOf, AreaPage } from './links';

export type { AreaPage, Links } from './links';

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
