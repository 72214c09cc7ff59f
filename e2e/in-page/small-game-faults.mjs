/**
 * Runs in a game's page, as it stands here: what somebody on a small screen misses. Its board, which follows its notice, has to be seen, the button that bets to be whole
 * (in a mini-player one enlarges the game first), and nothing to reach out sideways.
 */
export function smallGameFaults() {
  const seen = (element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return width && height ? (Math.max(across, 0) * Math.max(down, 0)) / (width * height) : 0;
  };
  const isMinimized = document.documentElement.hasAttribute('data-minimized');
  const board = document.querySelector('main > section > :nth-child(2)');
  const button = document.querySelector('form button[type=submit]');
  const beyond = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(beyond > 0 ? [`reaches ${beyond} px out sideways`] : []),
    ...(board ? [] : ['has no board']),
    ...(board && seen(board) < 0.5 ? [`shows ${Math.round(seen(board) * 100)} % of its board`] : []),
    ...(!isMinimized && (!button || seen(button) < 0.99)
      ? [`shows ${Math.round((button ? seen(button) : 0) * 100)} % of its button`]
      : []),
  ];
}
