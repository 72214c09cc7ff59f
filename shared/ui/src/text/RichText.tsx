import { type ComponentType, createElement, Fragment, type ReactNode, useMemo } from 'react';
import { classNames } from '../class-names';
import { type Piece, readMarkup } from './read-markup';
import styles from './RichText.module.css';

/** `html` may come from anywhere: it is read, never inserted. @public */
export interface RichTextProps {
  /** HTML of a few elements, as our servers clean it. Anything else in it is left out. */
  html: string;
  /** The level of its highest headings; 3 unless told. */
  headings?: 2 | 3 | 4 | undefined;
  /** Draws links to pages of this site, for a router; a plain link unless told. */
  link?: ComponentType<{ href: string; children: ReactNode }> | undefined;
  className?: string | undefined;
}

/**
 * A text with headings, lists, links and pictures that operators wrote. It becomes React elements, never markup: nothing in it can run.
 *
 * @public
 */
export function RichText({ html, headings = 3, link: OwnLink = 'a' as never, className }: RichTextProps) {
  const pieces = useMemo(() => readMarkup(html), [html]);
  const draw = (piece: Piece, key: number): ReactNode => {
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>;
    const { element, attributes } = piece;
    const children = piece.children.map(draw);
    const { href, src, alt = '', width, height } = attributes;
    if (element === 'a') return drawLink(href, children, key, OwnLink);
    if (element === 'img') return src && <img key={key} src={src} alt={alt} width={width} height={height} loading="lazy" />;
    const name = /^h[1-6]$/.test(element) ? headingFor(element, headings) : element;
    return createElement(name, { key }, ...children);
  };
  return <div className={classNames(styles['text'], className)}>{pieces.map(draw)}</div>;
}

function drawLink(
  href: string | undefined,
  children: readonly ReactNode[],
  key: number,
  OwnLink: ComponentType<{ href: string; children: ReactNode }>,
): ReactNode {
  if (!href) return <Fragment key={key}>{children}</Fragment>;
  if (!href.startsWith('https:'))
    return (
      <OwnLink key={key} href={href}>
        {children}
      </OwnLink>
    );
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Operators begin with any level; here the highest two are one level and everything below is the next. */
function headingFor(element: string, first: number): string {
  return `h${element < 'h3' ? first : first + 1}`;
}
