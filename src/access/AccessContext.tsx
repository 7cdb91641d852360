import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { Access } from './access';
import { can } from './can';

const NOTHING: Access = { platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] };
const AccessContext = createContext<Access>(NOTHING);
const RouteContext = createContext('');

/**
 * What the signed-in user may see, for everything below. Without it nothing is granted.
 *
 * @example <AccessProvider access={buildAccess(answer, registry.known)}>{children}</AccessProvider>
 * @public
 */
export function AccessProvider({ access, children }: { readonly access: Access; readonly children: ReactNode }) {
  return <AccessContext value={access}>{children}</AccessContext>;
}

/**
 * The path of the granted route that is shown; its codes decide below.
 *
 * @example <RouteProvider path="/iot/device">{children}</RouteProvider>
 * @public
 */
export function RouteProvider({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return <RouteContext value={path}>{children}</RouteContext>;
}

/**
 * What the person who is signed in was granted: menus, routes and codes. Outside of an `AccessProvider` nothing.
 *
 * @example const path = useAccess().pathOf.get('iot/device') // '/iot/device', undefined where no menu leads to it
 * @public
 */
export function useAccess(): Access {
  return useContext(AccessContext);
}

/**
 * The path given to the nearest `RouteProvider`, '' outside of one.
 *
 * @example const route = useRoutePath() // '/iot/device'
 * @public
 */
export function useRoutePath(): string {
  return useContext(RouteContext);
}

/**
 * A function that tells whether a code is granted on a route, by default on the one shown. Stable while both are.
 *
 * @example const canEdit = useCan()('edit')
 * @public
 */
export function useCan(): (code: string, path?: string) => boolean {
  const access = useAccess();
  const current = useRoutePath();
  return useCallback((code, path = current) => can(access, path, code), [access, current]);
}
