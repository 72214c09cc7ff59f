import { MAX_FEEDBACK_IMAGES, feedbackImage } from '@pavilion/api/calls/feedback';
import { fitPicture, type PictureProblem } from '@pavilion/features/pictures';
import { useClient } from '@pavilion/host/http';
import { useEffect, useEffectEvent, useState } from 'react';

/** A picture that was chosen; `imageId` once the gateway has it. */
export interface Picture {
  file: File;
  /** Shows it on this page only. */
  address: string;
  imageId?: string;
}

/** Why a file is not taken. */
export type PictureFault = 'kind' | 'size' | 'number';

export interface ChosenPictures {
  list: readonly Picture[];
  fault: PictureFault | undefined;
  /** Large photos are scaled down first. */
  add(files: Iterable<File>): Promise<void>;
  remove(picture: Picture): void;
  /** Sends those that were not sent yet. @throws CallError */
  send(): Promise<string[]>;
}

/** Up to three png or jpg files; they leave the page only with the message. */
export function usePictures(): ChosenPictures {
  const client = useClient();
  const [list, setList] = useState<readonly Picture[]>([]);
  const [fault, setFault] = useState<PictureFault>();
  const forget = useEffectEvent(() => list.forEach(({ address }) => URL.revokeObjectURL(address)));
  useEffect(() => () => forget(), []);
  const send = async (picture: Picture) => {
    if (picture.imageId) return picture.imageId;
    const { imageId } = await client.call(feedbackImage, { data: await base64Of(picture.file) });
    setList((now) => now.map((each) => (each.file === picture.file ? { ...each, imageId } : each)));
    return imageId;
  };
  return {
    list,
    fault,
    async add(files) {
      const fitted = await Promise.all([...files].map(fitPicture));
      const good = fitted.filter((each) => typeof each !== 'string');
      const room = MAX_FEEDBACK_IMAGES - list.length;
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
