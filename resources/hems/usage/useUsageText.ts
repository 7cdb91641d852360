import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Say } from '../charts/say';

/** Texts of the usage page, which the report shares. */
export function useUsageText(): Say {
  const translate = useTranslate();
  return useCallback((key, options) => translate(`hems.usage.${key}`, options), [translate]);
}
