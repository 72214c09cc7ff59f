import { useIntl } from '@pavilion/host/intl';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { useFavourites } from '@pavilion/features/games';
import { IconButton, Menu, type MenuItem } from '@pavilion/ui';
import { hasFreePlay } from './ModeSwitch';
import type { OpenedGame } from './use-game';

interface PlayMenuProps {
  game: OpenedGame;
  onFacts: () => void;
  onFullScreen: () => void;
}

/** On a phone: everything of the bar that has no room in it. */
export function PlayMenu({ game, onFacts, onFullScreen }: PlayMenuProps) {
  const { formatMessage } = useIntl();
  const items = usePlayMenu({ game, onFacts, onFullScreen });
  return (
    <Menu
      items={items}
      trigger={(attributes) => <IconButton {...attributes} icon="more" label={formatMessage({ id: 'games.menu' })} />}
    />
  );
}

function usePlayMenu({ game, onFacts, onFullScreen }: PlayMenuProps): MenuItem[] {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { register } = useSessionActions();
  const { ids, toggle } = useFavourites();
  const say = (id: string) => formatMessage({ id });
  const known = game.info.data?.game;
  const liked = known !== undefined && ids.has(known.nodeId);
  const heart = { name: known?.gameName ?? '' };
  const modes = (['real', 'free'] as const).map((mode) => ({
    id: mode,
    label: say(`games.mode.${mode}.play`),
    checked: game.mode === mode,
    disabled: game.roundInProgress,
    separated: mode === 'real',
    onSelect: () => game.mode !== mode && game.start(mode),
  }));
  return [
    { id: 'facts', icon: 'info', label: say('games.facts.open'), onSelect: onFacts, disabled: !known },
    {
      id: 'heart',
      icon: 'heart',
      label: formatMessage({ id: liked ? 'games.favourite.remove' : 'games.favourite.add' }, heart),
      onSelect: () => known && toggle(known, !liked),
      disabled: !known,
    },
    ...(document.fullscreenEnabled
      ? [{ id: 'full', icon: 'maximize' as const, label: say('games.fullScreen'), onSelect: onFullScreen }]
      : []),
    ...(member && !member.trial && hasFreePlay(known) ? modes : []),
    ...(member?.trial ? [{ id: 'account', icon: 'user' as const, label: say('games.trial.realAccount'), onSelect: register }] : []),
    ...(game.running
      ? [{ id: 'close', icon: 'x' as const, label: say('games.close'), separated: true, onSelect: game.close }]
      : []),
  ];
}
