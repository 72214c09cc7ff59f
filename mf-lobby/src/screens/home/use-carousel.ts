import { isPageIdle, prefersReducedMotion, watchIdle } from '@pavilion/ui/core';
import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useRef, useState } from 'react';

const AUTOPLAY_MS = 5000;
const TRANSITION_MS = 1000;
/** The slider divides by it. */
const AT_ONCE_MS = 1;
const IN_VIEW = 1.272;
const WIDE = '(min-width: 768px)';
/** By then the first screen has come, and nobody waits for what it brings. */
const LOAD_AFTER_MS = 3000;

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

/**
 * Runs the slider over a row of slides. Its code is fetched when somebody reaches for the carousel, else some seconds after the first slide stands on
 * screen, which needs none of it; what was asked of it meanwhile is done once it is there.
 */
export function useCarousel(count: number, paused: boolean): Carousel {
  const container = useRef<HTMLDivElement>(null);
  const [slider, setSlider] = useState<KeenSliderInstance>();
  const [current, setCurrent] = useState(0);
  const asked = useRef<(slider: KeenSliderInstance) => void>(undefined);

  useEffect(() => {
    const row = container.current;
    if (count < 2 || !row) return undefined;
    let started: KeenSliderInstance | undefined;
    let left = false;
    const begin = async () => {
      const made = await start(row, count, setCurrent);
      if (left) return made.destroy();
      started = made;
      setSlider(made);
      asked.current?.(made);
      asked.current = undefined;
    };
    // Left unhandled: the shell reports it as this remote's error, and the first slide stays.
    const end = onFirstUse(row.parentElement ?? row, () => void begin());
    return () => {
      left = true;
      end();
      started?.destroy();
      setSlider(undefined);
    };
  }, [count]);

  useAutoplay(container, slider, paused);
  const ask = (move: (slider: KeenSliderInstance) => void) => {
    if (slider) move(slider);
    else asked.current = move;
  };
  return {
    container,
    current,
    moving: slider !== undefined,
    next: () => ask((there) => there.next()),
    previous: () => ask((there) => there.prev()),
    show: (at) => ask((there) => there.moveToIdx(at)),
  };
}

async function start(container: HTMLElement, count: number, onSlide: (at: number) => void): Promise<KeenSliderInstance> {
  const { default: KeenSlider } = await import('keen-slider');
  return new KeenSlider(container, {
    selector: ':scope > *',
    loop: count > 1,
    defaultAnimation: { duration: prefersReducedMotion() ? AT_ONCE_MS : TRANSITION_MS },
    slides: { perView: 1, spacing: 0 },
    breakpoints: { [WIDE]: { slides: { perView: IN_VIEW, spacing: 16 } } },
    slideChanged: ({ track }) => onSlide(track.details.rel),
  });
}

const SIGNS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Calls `use` once, when somebody points at a part of the page, touches it or moves the focus into it, or after a while. Ends with what it returns. */
function onFirstUse(section: HTMLElement, use: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    for (const event of SIGNS) section.removeEventListener(event, reached);
  };
  const reached = () => {
    end();
    use();
  };
  const timer = setTimeout(reached, LOAD_AFTER_MS);
  for (const event of SIGNS) section.addEventListener(event, reached);
  return end;
}

function useAutoplay(container: RefObject<HTMLDivElement | null>, slider: KeenSliderInstance | undefined, paused: boolean): void {
  useEffect(watchIdle, []);
  useEffect(() => {
    const section = container.current?.parentElement;
    if (!slider || !section || paused || prefersReducedMotion()) return undefined;
    const timer = setInterval(() => {
      const looked = section.matches(':hover') || section.querySelector(':focus-visible') !== null;
      if (!looked && !document.hidden && !isPageIdle()) slider.next();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [container, slider, paused]);
}
