import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { positionPopover } from './position-popover';
import { useHoverIntent } from './use-hover-intent';

/** A panel in the top layer and the button it unfolds from: by press, by key and, where wanted, by a mouse that rests there. */
export function useMenuPopover(align: 'start' | 'end', opensOnHover: boolean) {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const pressedWhileOpen = useRef<boolean>(undefined);
  const unfold = () => {
    if (!panel?.isConnected || !button || panel.matches(':popover-open')) return;
    panel.showPopover();
    positionPopover(panel, button, align);
  };
  useEffect(() => {
    if (!open || !panel || !button) return undefined;
    // A window that was turned, or a text that was set wider, leaves it beyond the edge otherwise.
    const sizes = new ResizeObserver(() => positionPopover(panel, button, align));
    for (const each of [panel, document.documentElement]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [open, panel, button, align]);
  const { handlers, keep, release, isKept } = useHoverIntent({
    open: unfold,
    close: () => panel?.isConnected && panel.hidePopover(),
  });
  const hovering = opensOnHover ? handlers : {};
  // The browser has closed the panel by the time of the click, because the press was outside of it.
  const onPointerDown = () => {
    pressedWhileOpen.current = open && isKept();
  };
  const press = (hide: () => void, show: () => void) => () => {
    const wasOpen = pressedWhileOpen.current ?? open;
    pressedWhileOpen.current = undefined;
    if (wasOpen) hide();
    else show();
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'closed') release();
  };
  return {
    panel,
    button,
    open,
    unfold,
    keep,
    press,
    parts: { button: { ref: setButton, onPointerDown, ...hovering }, panel: { ref: setPanel, onToggle, ...hovering } },
  };
}
