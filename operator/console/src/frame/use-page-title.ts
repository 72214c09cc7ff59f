import { useEffect } from 'react';

/** The name of the browser's tab while this page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pavilion console`;
  }, [title]);
}
