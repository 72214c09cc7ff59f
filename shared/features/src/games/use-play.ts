import { useGoTo } from '@pavilion/host/links';

/** Opens the play screen, for money or for free. Signing in, where it is needed, is the play screen's business. */
export function usePlay(): { play: (nodeId: string) => void; tryFree: (nodeId: string) => void } {
  const goTo = useGoTo();
  return {
    play: (nodeId) => goTo('games.play', { nodeId }),
    tryFree: (nodeId) => goTo('games.play', { nodeId, mode: 'free' }),
  };
}
