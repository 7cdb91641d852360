import { objectOf, type Resource } from '@/schema';
import { hasOwnParts, ListPart, ReactAdminPart } from '../bridge/bridge';
import { loadedOnce, type LoadedOnce } from './loadedOnce';
import type { Registry } from './registry';
import type { ResourceViews } from './resourceViews';
import { wholeSchema } from './wholeSchema';

export interface LoadedResource {
  readonly resource: Resource;
  readonly views: ResourceViews;
}

/**
 * Says on the console of the browser what is wrong in a schema; not part of a production build, and in no test: it
 * would go on after its end.
 */
async function lintInDevelopment(resource: Resource, views: object, registry: Registry): Promise<void> {
  const { findingText, lintResource } = await import('@/schema/lint');
  const actions: unknown = 'actions' in views ? views.actions : {};
  const context = { known: registry.known.schemas, actionComponents: new Set(Object.keys(objectOf(actions))) };
  for (const finding of lintResource(resource, context)) console.warn(`${finding.severity}: ${findingText(finding)}`);
}

/** What a quantity is called may stand among the measures alone. */
const hasQuantities = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ type }) => type.traits?.quantity);

/**
 * A schema, its views and the texts of its area. The same promise for the same name, as `use` wants it; one that failed
 * is asked for anew.
 *
 * @example const { resource, views } = await loadResource(registry, texts, 'iot/device')
 * @public
 */
export const loadResource: LoadedOnce<LoadedResource> = loadedOnce(async (registry, texts, name) => {
  const area = name.split('/')[0] ?? name;
  const [resource, views] = await Promise.all([
    wholeSchema(registry, name, loadResource.forget),
    registry.views(name),
    texts.ensureArea(area),
  ]);
  if (hasOwnParts(resource, views)) await Promise.all([ReactAdminPart.load(), ListPart.load()]);
  if (hasQuantities(resource)) await texts.ensureArea('measures');
  if (import.meta.env.MODE === 'development') void lintInDevelopment(resource, views, registry);
  return { resource, views: views as ResourceViews }; // checked where they are defined, `defineViews`
});
