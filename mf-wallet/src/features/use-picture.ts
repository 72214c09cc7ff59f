import type { PictureProblem } from '@pavilion/features/pictures';
import { useRef, useState } from 'react';
import { type Picture, readPicture } from './read-picture';

type Read = Picture | PictureProblem | undefined;

/** A picture that somebody chooses, and what is wrong with it. A large one takes a moment: `read` waits for the one chosen last. */
export function usePicture() {
  const [known, setKnown] = useState<Read>();
  const latest = useRef<Promise<Read>>(Promise.resolve(undefined));
  const choose = (file: File | undefined) => {
    const reading = file ? readPicture(file) : Promise.resolve(undefined);
    latest.current = reading;
    void reading.then((read) => latest.current === reading && setKnown(read));
  };
  const isPicture = typeof known === 'object';
  return {
    picture: isPicture ? known : undefined,
    problem: isPicture ? undefined : known,
    choose,
    read: () => latest.current,
  };
}
