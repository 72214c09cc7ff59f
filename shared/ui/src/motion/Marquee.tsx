import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../class-names';
import styles from './Marquee.module.css';

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

/** A quiet strip that never ends. It halts by its button, under the pointer, under focus, behind a dialog, out of sight, and with reduced motion. */
export function Marquee({ label, children, step = 0.5, pauseLabel, playLabel, className }: MarqueeProps) {
  const strip = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => haltOutOfSight(strip.current), []);
  const [width, setWidth] = useState(0);
  const [paused, setPaused] = useState(false);
  const [still, setStill] = useState(false);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    setStill(matchMedia('(prefers-reduced-motion: reduce)').matches);
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const timing: CSSProperties = { animationDuration: `${width / (step * 60)}s`, animationPlayState: paused ? 'paused' : undefined };
  return (
    <section ref={strip} aria-label={label} className={classNames(styles['marquee'], className)}>
      <div className={styles['window']} {...(still && { tabIndex: 0, role: 'group', 'aria-label': label })}>
        <div className={classNames(styles['track'], width > 0 && step > 0 && styles['moving'])} style={timing}>
          <div ref={content} className={styles['content']}>
            {children}
          </div>
          <div className={classNames(styles['content'], styles['echo'])} aria-hidden="true" inert>
            {children}
          </div>
        </div>
      </div>
      <IconButton
        className={styles['pause']}
        icon={paused ? 'play' : 'pause'}
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      />
    </section>
  );
}

/** What nobody sees would still be drawn, sixty times a second. */
function haltOutOfSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(([entry]) => element.toggleAttribute('data-away', entry?.isIntersecting === false));
  observer.observe(element);
  return () => observer.disconnect();
}
