import { socialProviders } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { buttonClass, Icon } from '@pavilion/ui/core';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';

/** The sites whose account is enough. Each button leaves for that site and comes back to `/login`. */
export function SocialButtons() {
  const text = useSessionText();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['session', 'social'],
    queryFn: () => client.call(socialProviders),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.providers.map(({ id, name }) => (
    <a
      key={id}
      href={`/wps/session/social/${encodeURIComponent(id)}/start`}
      className={buttonClass({ size: 'large', wide: true, className: styles['social'] })}
    >
      <Icon name="log-in" size={18} />
      {text('social', { name })}
    </a>
  ));
}
