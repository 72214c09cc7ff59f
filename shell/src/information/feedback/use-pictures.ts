import { MAX_FEEDBACK_IMAGE_BYTES, MAX_FEEDBACK_IMAGES, feedbackImage } from '@pavilion/api/calls/feedback';
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
  add(files: Iterable<File>): void;
  remove(picture: Picture): void;
  /** Sends those that were not sent yet. @throws CallError */
  send(): Promise<string[]>;
}

const KINDS: readonly string[] = ['image/png', 'image/jpeg'];

/** Up to three png or jpg files of 5 MB; they leave the page only with the message. */
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
    add(files) {
      const chosen = [...files];
      const good = chosen.filter(({ type, size }) => KINDS.includes(type) && size <= MAX_FEEDBACK_IMAGE_BYTES);
      const room = MAX_FEEDBACK_IMAGES - list.length;
      setFault(good.length > room ? 'number' : faultIn(chosen));
      setList([...list, ...good.slice(0, room).map((file) => ({ file, address: URL.createObjectURL(file) }))]);
    },
    remove(picture) {
      URL.revokeObjectURL(picture.address);
      setFault(undefined);
      setList(list.filter((each) => each !== picture));
    },
    send: () => Promise.all(list.map(send)),
  };
}

function faultIn(files: readonly File[]): PictureFault | undefined {
  if (files.some(({ type }) => !KINDS.includes(type))) return 'kind';
  return files.some(({ size }) => size > MAX_FEEDBACK_IMAGE_BYTES) ? 'size' : undefined;
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}
