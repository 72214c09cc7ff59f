import { useSite } from '../site-context';
import { ThemedPicture } from './ThemedPicture';

/** The brand's mark and name. */
export function Brand() {
  const { mark, name } = useSite().brand;
  return (
    <>
      <ThemedPicture of={mark} alt="" width={32} height={32} />
      <span>{name}</span>
    </>
  );
}
