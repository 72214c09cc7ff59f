import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './Avatar.module.css';

/** Only `name` is needed: a missing or broken picture becomes its first letter. @public */
export interface AvatarProps {
  /** The person's shown name; its first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | undefined;
  /** Edge length: 28, 40 or 64 px; `medium` unless told. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const edges = { small: 28, medium: 40, large: 64 };

/** A round picture of a person, silent to screen readers because the name stands beside it. @public */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const letter = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';
  return (
    <span className={classNames(styles['avatar'], styles[size])} aria-hidden="true">
      {src && !broken ? <img src={src} alt="" width={edges[size]} height={edges[size]} onError={() => setBroken(true)} /> : letter}
    </span>
  );
}
