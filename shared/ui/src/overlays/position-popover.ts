const GAP = 6;
const MARGIN = 8;

/**
 * Puts a panel of the top layer under its anchor, or over it where there is more room, inside the window. One that is higher than that room scrolls.
 * By script, because anchor positioning is not yet in every browser players have.
 */
export function positionPopover(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  panel.style.maxHeight = '';
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wanted = (align === 'end') === rightToLeft ? at.left : at.right - width;
  const left = Math.max(MARGIN, Math.min(wanted, document.documentElement.clientWidth - width - MARGIN));
  const below = at.bottom + GAP;
  const [roomBelow, roomAbove] = [window.innerHeight - MARGIN - below, at.top - GAP - MARGIN];
  const goesBelow = height <= roomBelow || roomBelow >= roomAbove;
  const room = Math.max(0, goesBelow ? roomBelow : roomAbove);
  panel.style.left = `${left}px`;
  panel.style.top = `${goesBelow ? below : at.top - GAP - Math.min(height, room)}px`;
  panel.style.maxHeight = `${room}px`;
}
