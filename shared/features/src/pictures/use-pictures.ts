import { useEffect, useEffectEvent, useState } from 'react';
import { fitPicture, type PictureProblem } from './fit-picture';

/** A picture that was chosen; `id` once the gateway has it. */
interface ChosenPicture {
  file: File;
  /** Shows it on this page only. */
  address: string;
  id?: string;
}

/** Why a file is not taken. */
export type PictureFault = 'kind' | 'size' | 'number';

export interface ChosenPictures {
  list: readonly ChosenPicture[];
  most: number;
  fault: PictureFault | undefined;
  /** Large photos are scaled down first. */
  add(files: Iterable<File>): Promise<void>;
  remove(picture: ChosenPicture): void;
  /** Sends those that were not sent yet. @throws CallError */
  send(): Promise<string[]>;
}

/** Up to `most` png or jpg files; they leave the page only when they are sent, each by `upload`, which answers with its id. @public */
export function usePictures(most: number, upload: (data: string) => Promise<string>): ChosenPictures {
  const [list, setList] = useState<readonly ChosenPicture[]>([]);
  const [fault, setFault] = useState<PictureFault>();
  const forget = useEffectEvent(() => list.forEach(({ address }) => URL.revokeObjectURL(address)));
  useEffect(() => () => forget(), []);
  const send = async (picture: ChosenPicture) => {
    if (picture.id) return picture.id;
    const id = await upload(await base64Of(picture.file));
    setList((now) => now.map((each) => (each.file === picture.file ? { ...each, id } : each)));
    return id;
  };
  return {
    list,
    most,
    fault,
    async add(files) {
      const fitted = await Promise.all([...files].map(fitPicture));
      const good = fitted.filter((each) => typeof each !== 'string');
      const room = most - list.length;
      setFault(good.length > room ? 'number' : faultIn(fitted));
      const shown = good.slice(0, room).map((file) => ({ file, address: URL.createObjectURL(file) }));
      setList((now) => [...now, ...shown]);
    },
    remove(picture) {
      URL.revokeObjectURL(picture.address);
      setFault(undefined);
      setList(list.filter((each) => each !== picture));
    },
    send: () => Promise.all(list.map(send)),
  };
}

function faultIn(fitted: readonly (File | PictureProblem)[]): PictureFault | undefined {
  if (fitted.includes('type')) return 'kind';
  return fitted.some((each) => typeof each === 'string') ? 'size' : undefined;
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}
