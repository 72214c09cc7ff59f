import { fitPicture, type PictureProblem } from '@pavilion/features/pictures';

/** A picture that was chosen: the file's name, and what is in it in base64. */
export interface Picture {
  name: string;
  data: string;
}

/** A picture as it can be sent, scaled down where it is large; or why it cannot. */
export async function readPicture(file: File): Promise<Picture | PictureProblem> {
  const fitted = await fitPicture(file);
  if (typeof fitted === 'string') return fitted;
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(fitted);
    // Taken away since it was chosen: then there is none.
  }).catch(() => '');
  const data = address.split(',', 2)[1];
  return data ? { name: file.name, data } : 'unreadable';
}
