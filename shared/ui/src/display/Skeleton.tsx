import { classNames } from '../class-names';
import styles from './Skeleton.module.css';

/** Sizes are CSS lengths: take those of what is coming, so that nothing moves when it is there. @public */
export interface SkeletonProps {
  /** `text` is a line of text, `block` fills the width at the given height, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Any CSS length; full width unless told. */
  width?: string | undefined;
  /** Any CSS length. */
  height?: string | undefined;
  /** How many lines of text, the last one shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** The shape of what is coming. Silent: the region that waits carries `aria-busy`. @public */
export function Skeleton({ shape = 'text', width, height, lines = 1, className }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return Array.from({ length: count }, (_, line) => (
    <span
      key={line}
      aria-hidden="true"
      className={classNames('pv-skeleton', styles[shape], count > 1 && line === count - 1 && styles['last'], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  ));
}
