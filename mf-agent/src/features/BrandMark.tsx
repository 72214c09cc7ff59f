import { useBrand } from '@pavilion/host/brand';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';

/** The brand's mark and name; leads to the lobby. */
export function BrandMark() {
  const { mark, name } = useBrand();
  return (
    <Link to={useLinks().to('lobby.home') ?? '/'} className="pv-logo">
      <img className="pv-on-dark" src={mark.dark} alt="" width={32} height={32} />
      <img className="pv-on-light" src={mark.light} alt="" width={32} height={32} />
      <span>{name}</span>
    </Link>
  );
}
