import { useRef } from 'react';
import { useWhileOpen } from '@/data/page/useWhileOpen';

/** Addresses of files on this machine, for previews; each file has one, and all are given back on leaving. */
export function useBlobUrls() {
  const urls = useRef(new Map<File, string>());
  useWhileOpen(() => {
    const made = urls.current;
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    };
  });
  return (file: File): string => {
    const known = urls.current.get(file);
    if (known) return known;
    const url = URL.createObjectURL(file);
    urls.current.set(file, url);
    return url;
  };
}
