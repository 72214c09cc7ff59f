import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../class-names';
import { watchIdle } from './page-idle';
import { prefersReducedMotion } from './reduced-motion';
import styles from './Marquee.module.css';

/** `pauseLabel` and `playLabel` name its button: what moves by itself must be stoppable. @public */
export interface MarqueeProps {
  /** Name of the strip, such as “latest wins”. */
  label: string;
  /** What passes by; drawn twice so that it never ends, the second time unseen by screen readers and keyboard. */
  children: ReactNode;
  /** Pixels per frame at 60 frames a second; 0.5 unless told. */
  step?: number | undefined;
  /** Name of the button that halts it. */
  pauseLabel: string;
  /** Name of the button that lets it go on. */
  playLabel: string;
  className?: string | undefined;
}

/**
 * A quiet strip that never ends. What fits into it stands still; what moves halts by its button, under the pointer, under focus, behind a dialog,
 * out of sight, on a page that is left alone, and with reduced motion.
 *
 * @public
 */
export function Marquee({ label, children, step = 0.5, pauseLabel, playLabel, className }: MarqueeProps) {
  const strip = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => pauseWhenOffscreen(strip.current), []);
  useEffect(watchIdle, []);
  const length = useOverflowLength(content, room);
  const [paused, setPaused] = useState(false);
  const [still] = useState(prefersReducedMotion);

  const moves = length > 0 && step > 0;
  const timing: CSSProperties = {
    animationDuration: `${length / (step * 60)}s`,
    animationPlayState: paused ? 'paused' : undefined,
  };
  return (
    <section ref={strip} aria-label={label} className={classNames(styles['marquee'], className)}>
      <div
        ref={room}
        className={classNames(styles['window'], moves && styles['fading'])}
        {...(still && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className={classNames(styles['track'], moves && styles['moving'])} style={moves ? timing : undefined}>
          <div ref={content} className={styles['content']}>
            {children}
          </div>
          {moves && (
            <div className={classNames(styles['content'], styles['copy'])} aria-hidden="true" inert>
              {children}
            </div>
          )}
        </div>
      </div>
      {moves && (
        <IconButton
          className={styles['pause']}
          icon={paused ? 'play' : 'pause'}
          label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  );
}

/** How long the content is when there is no room for all of it, else 0. */
function useOverflowLength(content: RefObject<HTMLElement | null>, room: RefObject<HTMLElement | null>): number {
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    const [inner, outer] = [content.current, room.current];
    if (!inner || !outer) return undefined;
    const measure = () => setLength(inner.offsetWidth > outer.clientWidth ? inner.offsetWidth : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [content, room]);
  return length;
}

/** What nobody sees would still be drawn, sixty times a second. */
function pauseWhenOffscreen(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(([entry]) => element.toggleAttribute('data-away', entry?.isIntersecting === false));
  observer.observe(element);
  return () => observer.disconnect();
}
