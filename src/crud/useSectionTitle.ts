import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Headings of sections: the resource's own, else the common one (`form.sections.<key>`) for the default sections.
 *
 * @example const title = useSectionTitle('resources.iot/device')('location')
 * @public
 */
export function useSectionTitle(scope: string): (key: string) => string {
  const translate = useTranslate();
  return useCallback(
    (key) => translate(`${scope}.sections.${key}`, { _: translate(`form.sections.${key}`) }),
    [scope, translate],
  );
}
