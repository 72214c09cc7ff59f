import type { BrandManifest } from '@pavilion/contract';
import { useIntl } from '@pavilion/host/intl';
import { Icon } from '@pavilion/ui/core';
import { useLocation } from 'react-router-dom';
import styles from '../states/states.module.css';

/** Says that this is not what players get, and leads back to that. */
export function PreviewBadge({ preview }: { preview: NonNullable<BrandManifest['preview']> }) {
  const { formatMessage, formatTime } = useIntl();
  const { pathname } = useLocation();
  return (
    <aside className={styles['notice']} data-tone="preview" aria-label={formatMessage({ id: 'preview.title' })}>
      <Icon name="eye" size={18} />
      <span>
        {formatMessage({ id: 'preview.text' }, { label: preview.label, time: formatTime(preview.until, { timeStyle: 'short' }) })}
      </span>
      {/* Not a link of the router: the gateway ends the preview and answers with the page that players get. */}
      <a className={styles['noticeAction']} href={`${pathname}?preview=off`}>
        {formatMessage({ id: 'preview.end' })}
      </a>
    </aside>
  );
}
