import { useAccess, useCan } from '@/access';
import type { PanelNeeds } from './views';

/** The pieces of a page that somebody may see. */
export function useGrantedPanels<P extends PanelNeeds>(panels: readonly P[] = []): P[] {
  const can = useCan();
  const { pathOf } = useAccess();
  const canThere = ([schema, code]: readonly [string, string]): boolean => {
    const path = pathOf.get(schema);
    return path !== undefined && can(code, path);
  };
  return panels.filter(
    ({ permission, schema, grants = {} }) =>
      (permission === undefined || can(permission)) &&
      (schema === undefined || pathOf.has(schema)) &&
      Object.entries(grants).every(canThere),
  );
}
