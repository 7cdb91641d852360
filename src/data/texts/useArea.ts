import { use } from 'react';
import { useRegistry } from '../registry/RegistryContext';

/** Waits for the texts of an area (`locales/<area>`), for parts that only some pages or moments need. */
export function useArea(area: string): void {
  use(useRegistry().texts.ensureArea(area));
}
