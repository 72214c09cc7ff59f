import { useSite } from '../site-context';

/** The brand's mark and name; the theme decides which drawing of the mark is shown. */
export function Brand() {
  const { mark, name } = useSite().brand;
  return (
    <>
      <img className="pv-on-dark" src={mark.dark} alt="" width={32} height={32} />
      <img className="pv-on-light" src={mark.light} alt="" width={32} height={32} />
      <span>{name}</span>
    </>
  );
}
