import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './Picture.module.css';

/** Takes every attribute of an `<img>` but `src`; `width` and `height` keep its place while it loads. @public */
export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** Addresses of the same picture, the next one for when the one before does not come. */
  sources: readonly string[];
  width: number;
  height: number;
  /** What stands there when none comes. */
  icon?: IconName | undefined;
  /** What stands there in place of the icon. */
  missing?: ReactNode;
  /** Set until it is its turn: it has its place already, so that nothing is laid out anew when it comes. */
  awaiting?: boolean | undefined;
}

/** A picture that may come from several hosts; an icon in its place when it comes from none. @public */
export function Picture({ sources, icon = 'gamepad', missing, awaiting = false, className, alt, ...img }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = sources.find((each) => !failed.includes(each));
  if (src === undefined) {
    return (
      <span
        className={classNames(styles['missing'], className)}
        style={{ inlineSize: img.width, aspectRatio: `${img.width} / ${img.height}` }}
      >
        {missing ?? <Icon name={icon} size={Math.min(36, Math.round(img.width / 2))} />}
      </span>
    );
  }
  return (
    <img {...img} className={className} alt={alt} src={awaiting ? undefined : src} onError={() => setFailed([...failed, src])} />
  );
}
