import { createContext, Suspense, use, useContext, useMemo, type ReactNode } from 'react';
import { useAccess, useRoutePath, currentSession } from '@/access';
import type { AnyRecord, Resource } from '@/schema';
import { Awaiting } from './Awaiting';
import { loadResource } from './loadResource';
import { grantedFields } from '../grants/grantedFields';
import { decide, type Decision } from '../grants/decide';
import { hasOwnParts, ReactAdminPart } from '../bridge/bridge';
import { useRegistry } from './RegistryContext';
import type { ResourceViews } from './resourceViews';

export interface ResourceInPlace {
  /** Without the fields this user may not see; what he may not change is read-only in it. */
  readonly resource: Resource;
  /** react-admin's name of it: the granted path without its first slash, or `@<schema>`. */
  readonly path: string;
  readonly views: ResourceViews;
  /** Who is signed in; '' for nobody. */
  readonly userId: string;
  /** i18n base of its texts. */
  readonly scope: string;
  /** Whether an action is offered here and can be pressed, with its reason. Stable while the grants are. */
  decide(action: string, record?: AnyRecord): Decision;
  /** Whether it is offered. */
  can(action: string, record?: AnyRecord): boolean;
}

interface ResourceProviderProps {
  readonly resource: Resource;
  readonly path: string;
  readonly views: ResourceViews;
  readonly children: ReactNode;
}

const ResourceContext = createContext<ResourceInPlace | undefined>(undefined);

/**
 * The resource that everything below is about. A first slash of the path does not matter. A schema that no menu leads
 * to (`@<schema>`) stands in some page: the codes of that page's route decide.
 *
 * @example <ResourceProvider resource={device} path="iot/device" views={{}}>{children}</ResourceProvider>
 * @public
 */
export function ResourceProvider({ resource: whole, path, views, children }: ResourceProviderProps) {
  const access = useAccess();
  const page = useRoutePath();
  const value = useMemo<ResourceInPlace>(() => {
    const name = path.replace(/^\//, '');
    const resource = grantedFields(access, name, whole);
    const userId = currentSession()?.userId ?? '';
    const decideHere: ResourceInPlace['decide'] = (action, record) =>
      decide(access, name.startsWith('@') ? page : `/${name}`, resource, action, record, userId);
    return {
      resource,
      path: name,
      userId,
      views,
      scope: `resources.${resource.name}`,
      decide: decideHere,
      can: (action, record) => decideHere(action, record).allowed,
    };
  }, [access, page, path, whole, views]);
  return <ResourceContext value={value}>{children}</ResourceContext>;
}

/** The resource of the nearest provider, if there is one: fields also stand in forms of no resource. */
export function useNearestResource(): ResourceInPlace | undefined {
  return useContext(ResourceContext);
}

/**
 * The resource of the nearest provider. Throws where there is none.
 *
 * @example const { resource, can } = useResource()
 * @public
 */
export function useResource(): ResourceInPlace {
  const value = useNearestResource();
  if (!value) throw new Error('There is no ResourceProvider above.');
  return value;
}

/**
 * A schema with its views, once its texts are loaded too. Suspends until then; throws when it cannot be loaded.
 *
 * @example const { resource, views } = useWithResource('iot/device')
 * @public
 */
export function useWithResource(name: string): { readonly resource: Resource; readonly views: ResourceViews } {
  const { registry, texts } = useRegistry();
  return use(loadResource(registry, texts, name));
}

interface WithResourceProps {
  readonly name: string;
  readonly path: string;
  /** Shown until everything below is there. Without it a boundary above waits. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Loads a resource by its schema's name and provides it.
 *
 * @example
 *   <WithResource name="account/user" path="account/user" waiting={<TableSkeleton columns={6} />}>
 *     <UserTable />
 *   </WithResource>
 * @public
 */
export function WithResource({ waiting, ...rest }: WithResourceProps) {
  const { registry, texts } = useRegistry();
  const loaded = <Loaded {...rest} />;
  if (waiting === undefined) return loaded;
  return (
    <Suspense fallback={waiting}>
      <Awaiting needs={[loadResource(registry, texts, rest.name)]} fallback={waiting}>
        {loaded}
      </Awaiting>
    </Suspense>
  );
}

function Loaded({ name, path, children }: Omit<WithResourceProps, 'waiting'>) {
  const { resource, views } = useWithResource(name);
  return (
    <ResourceProvider resource={resource} path={path} views={views}>
      {hasOwnParts(resource, views) ? <ReactAdminPart>{children}</ReactAdminPart> : children}
    </ResourceProvider>
  );
}
