import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import { useAccess } from '@/access/AccessContext';
import type { AnyRecord, Resource } from '@/schema';
import { loadResource } from './loadResource';
import { permits } from './permits';
import { useRegistry } from './RegistryContext';
import type { ResourceViews } from './resourceViews';

export interface ResourceInPlace {
  readonly resource: Resource;
  /** react-admin's name of it: the granted path without its first slash, or `@<schema>`. */
  readonly path: string;
  readonly views: ResourceViews;
  /** i18n base of its texts. */
  readonly scope: string;
  /** Whether an action is granted here and its condition holds for the record. Stable while the grants are. */
  can(action: string, record?: AnyRecord): boolean;
}

interface ResourceProviderProps {
  readonly resource: Resource;
  readonly path: string;
  readonly views: ResourceViews;
  readonly children: ReactNode;
}

const ResourceContext = createContext<ResourceInPlace | undefined>(undefined);

/** The resource that everything below is about. A first slash of the path does not matter. */
export function ResourceProvider({ resource, path, views, children }: ResourceProviderProps) {
  const access = useAccess();
  const value = useMemo<ResourceInPlace>(() => {
    const name = path.replace(/^\//, '');
    const can: ResourceInPlace['can'] = (action, record) => permits(access, `/${name}`, resource, action, record);
    return { resource, path: name, views, scope: `resources.${resource.name}`, can };
  }, [access, path, resource, views]);
  return <ResourceContext value={value}>{children}</ResourceContext>;
}

/** The resource of the nearest provider, if there is one: fields also stand in forms of no resource. */
export function useNearestResource(): ResourceInPlace | undefined {
  return useContext(ResourceContext);
}

/** The resource of the nearest provider. */
export function useResource(): ResourceInPlace {
  const value = useNearestResource();
  if (!value) throw new Error('There is no ResourceProvider above.');
  return value;
}

/** A schema with its views, once its texts are loaded too. Suspends until then; throws when it cannot be loaded. */
export function useWithResource(name: string): { readonly resource: Resource; readonly views: ResourceViews } {
  const { registry, texts } = useRegistry();
  return use(loadResource(registry, texts, name));
}

interface WithResourceProps {
  /** The schema's name. */
  readonly name: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** Loads a resource by its schema's name and provides it. Suspends. */
export function WithResource({ name, path, children }: WithResourceProps) {
  const { resource, views } = useWithResource(name);
  return (
    <ResourceProvider resource={resource} path={path} views={views}>
      {children}
    </ResourceProvider>
  );
}
