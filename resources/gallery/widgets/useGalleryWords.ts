import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Texts of this page. */
export function useGalleryWords(): (key: string, options?: Record<string, unknown>) => string {
  const translate = useTranslate();
  return useCallback((key, options) => translate(`gallery.widgets.${key}`, options), [translate]);
}
