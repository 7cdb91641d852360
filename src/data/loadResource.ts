import type { Resource } from '@/schema';
import { forgetFailure } from './forgetFailure';
import type { ConsoleI18nProvider } from './i18nProvider';
import type { Registry } from './registry';
import type { ResourceViews } from './resourceViews';

export interface LoadedResource {
  readonly resource: Resource;
  readonly views: ResourceViews;
}

type TextSource = Pick<ConsoleI18nProvider, 'ensureArea'>;

const loaded = new WeakMap<TextSource, Map<string, Promise<LoadedResource>>>();

/** Says on the console of the browser what is wrong in a schema; not part of a production build. */
async function lintInDevelopment(resource: Resource, views: object, registry: Registry): Promise<void> {
  const { findingText, lintResource } = await import('@/schema/lint');
  const actions: unknown = 'actions' in views ? views.actions : {};
  const context = { known: registry.known.schemas, actionComponents: new Set(Object.keys(Object(actions))) };
  for (const finding of lintResource(resource, context)) console.warn(`${finding.severity}: ${findingText(finding)}`);
}

async function load(registry: Registry, texts: TextSource, name: string): Promise<LoadedResource> {
  const area = name.split('/')[0] ?? name;
  const [resource, views] = await Promise.all([registry.schema(name), registry.views(name), texts.ensureArea(area)]);
  if (import.meta.env.DEV) void lintInDevelopment(resource, views, registry);
  return { resource, views: views as ResourceViews }; // checked where they are defined, `defineViews`
}

/** A schema, its views and the texts of its area: one promise a name and source of texts, as `use()` wants it. A failed one is forgotten. */
export function loadResource(registry: Registry, texts: TextSource, name: string): Promise<LoadedResource> {
  const known = loaded.get(texts) ?? new Map<string, Promise<LoadedResource>>();
  loaded.set(texts, known);
  const found = known.get(name);
  if (found) return found;
  const promise = load(registry, texts, name);
  known.set(name, promise);
  forgetFailure(promise, () => known.delete(name));
  return promise;
}
