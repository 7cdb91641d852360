import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Translate } from '@/data';

/** Texts of the usage page, which the report shares. */
export function useUsageText(): Translate {
  const translate = useTranslate();
  return useCallback((key, options) => translate(`hems.usage.${key}`, options), [translate]);
}
