import { useEffect } from 'react';
import { useLocale } from 'react-admin';
import { displayName } from '../layout/displayName';
import { useRecentRecord, type RecordPage } from './useRecentRecord';

/** Stands beside the page of a record: remembers it for the palette and names the window after it. */
export default function RecordVisit({ userId, ...page }: RecordPage & { readonly userId: string }) {
  const locale = useLocale() ?? 'en';
  const names = useRecentRecord(userId, page);
  const name = names && displayName(names, locale);
  useEffect(() => {
    if (!name) return;
    const before = document.title;
    document.title = `${name} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [name]);
  return null;
}
