/** The largest picture that can be sent. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A picture in base64; nothing when it is too large or none. */
export async function readPicture(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES || !/^image\/(?:png|jpeg)$/.test(file.type)) return undefined;
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
    // Taken away since it was chosen: then there is none.
  }).catch(() => '');
  return address.split(',', 2)[1] || undefined;
}
