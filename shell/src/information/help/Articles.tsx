import type { HelpArticle } from '@pavilion/api/system';
import { Icon } from '@pavilion/ui/core';
import { RichText } from '@pavilion/ui/rich-text';
import { useEffect, useRef } from 'react';
import { SheetLinks } from '../SheetLinks';
import styles from './help.module.css';

interface ArticlesProps {
  articles: readonly HelpArticle[];
  /** The article that is open from the start; the only one is open in any case. */
  opened?: string | undefined;
  onLeave: () => void;
}

/** Articles by their titles, each opening below its own. */
export function Articles({ articles, opened, onLeave }: ArticlesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles['articles']}>
      {articles.map(({ id, anchor, title, content }) => (
        <details key={id} open={anchor === opened || articles.length === 1} className={styles['article']}>
          <summary>
            <span>{title}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <SheetLinks onLeave={onLeave}>{(link) => <RichText html={content} headings={4} link={link} />}</SheetLinks>
        </details>
      ))}
    </div>
  );
}
