import { useLocale } from '@pavilion/host/intl';
import { useAreaPages } from '@pavilion/host/links';
import { NavLink } from '@pavilion/host/router';
import { Icon } from '@pavilion/ui';

/** Every page of the agent area, whoever brought it. */
export function AreaLinks() {
  const locale = useLocale();
  return useAreaPages('agent').map(({ id, address, label, icon }) => (
    <NavLink key={id} to={address} end className="pv-side-item">
      <Icon name={icon} />
      <span className="pv-side-label">{label[locale]}</span>
    </NavLink>
  ));
}
