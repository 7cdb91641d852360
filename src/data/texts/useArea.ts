import { use } from 'react';
import { useRegistry } from '../registry/RegistryContext';

/**
 * Waits for the texts of areas (`locales/<area>`), for parts that only some pages or moments need. All are asked for at
 * once.
 *
 * @example useArea('market', 'fields')
 * @public
 */
export function useArea(...areas: readonly string[]): void {
  const { texts } = useRegistry();
  const loads = areas.map((area) => texts.ensureArea(area));
  for (const load of loads) use(load);
}
