const GAP = 6;
const MARGIN = 8;

/**
 * Puts a panel of the top layer under its anchor, or over it where there is more room, inside the window.
 * By script, because anchor positioning is not yet in every browser players have.
 */
export function positionPopover(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wanted = (align === 'end') === rightToLeft ? at.left : at.right - width;
  const left = Math.max(MARGIN, Math.min(wanted, document.documentElement.clientWidth - width - MARGIN));
  const below = at.bottom + GAP;
  const fits = below + height <= window.innerHeight - MARGIN || at.top < height + GAP;
  panel.style.left = `${left}px`;
  panel.style.top = `${fits ? below : at.top - height - GAP}px`;
}
