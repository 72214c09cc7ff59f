import { useLinks } from '@pavilion/host/links';
import { useLocation, useNavigate } from '@pavilion/host/router';

/** `picture` is the game's cover, if it is known: the play screen shows it before it knows anything else of the game. */
type Play = (nodeId: string, picture?: string) => void;

/** Opens the play screen, for money or for free. Signing in, where it is needed, is the play screen's business. */
export function usePlay(): { play: Play; tryFree: Play } {
  const links = useLinks();
  const navigate = useNavigate();
  const open = (address: string | undefined, picture: string | undefined) =>
    void navigate(address ?? '/', { state: picture === undefined ? null : { picture } });
  return {
    play: (nodeId, picture) => open(links.to('games.play', { nodeId }), picture),
    tryFree: (nodeId, picture) => open(links.to('games.play', { nodeId, mode: 'free' }), picture),
  };
}

/** The cover of the game that was just opened, as the tile had it; nothing when somebody came otherwise. */
export function usePlayPicture(): string | undefined {
  const { state } = useLocation();
  const picture = (state as { picture?: unknown } | null)?.picture;
  return typeof picture === 'string' ? picture : undefined;
}
