import { isPageIdle, watchIdle } from '@pavilion/ui';
import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useRef, useState } from 'react';

const AUTOPLAY_MS = 5000;
const TRANSITION_MS = 1000;
const IN_VIEW = 1.272;
const WIDE = '(min-width: 768px)';

interface Carousel {
  container: RefObject<HTMLDivElement | null>;
  /** The slide at the front. */
  current: number;
  /** True from when the slider has taken over from the style sheet. */
  moving: boolean;
  next: () => void;
  previous: () => void;
  show: (at: number) => void;
}

/** Runs the slider over a row of slides. Its code is fetched after the first slide stands on screen, which needs none of it. */
export function useCarousel(count: number, paused: boolean): Carousel {
  const container = useRef<HTMLDivElement>(null);
  const [slider, setSlider] = useState<KeenSliderInstance>();
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (count < 2 || !container.current) return undefined;
    let started: KeenSliderInstance | undefined;
    let left = false;
    // Left unhandled: the shell reports it as this remote's error, and the first slide stays.
    void start(container.current, count, setCurrent).then((made) => {
      if (left) return made.destroy();
      started = made;
      setSlider(made);
    });
    return () => {
      left = true;
      started?.destroy();
      setSlider(undefined);
    };
  }, [count]);

  useAutoplay(container, slider, paused);
  return {
    container,
    current,
    moving: slider !== undefined,
    next: () => slider?.next(),
    previous: () => slider?.prev(),
    show: (at) => slider?.moveToIdx(at),
  };
}

async function start(container: HTMLElement, count: number, onSlide: (at: number) => void): Promise<KeenSliderInstance> {
  await idle();
  const { default: KeenSlider } = await import('keen-slider');
  return new KeenSlider(container, {
    selector: ':scope > *',
    loop: count > 1,
    defaultAnimation: { duration: TRANSITION_MS },
    slides: { perView: 1, spacing: 0 },
    breakpoints: { [WIDE]: { slides: { perView: IN_VIEW, spacing: 16 } } },
    slideChanged: ({ track }) => onSlide(track.details.rel),
  });
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

function useAutoplay(container: RefObject<HTMLDivElement | null>, slider: KeenSliderInstance | undefined, paused: boolean): void {
  useEffect(watchIdle, []);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const section = container.current?.parentElement;
    if (!slider || !section || paused || calm) return undefined;
    const timer = setInterval(() => {
      const looked = section.matches(':hover') || section.querySelector(':focus-visible') !== null;
      if (!looked && !document.hidden && !isPageIdle()) slider.next();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [container, slider, paused]);
}
