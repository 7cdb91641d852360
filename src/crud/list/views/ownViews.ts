import type { Resource } from '@/schema';
import type { ListView } from './ListView';
import { readViewState } from './viewState';
import { ownPart } from './ownPart';

/** What the list opens with on a new visit: as it was left, as the schema has it, or a view. */
export type Opening = 'last' | 'standard' | { readonly view: ListView };

/** What a user keeps about the views of one list. */
export interface OwnViews {
  readonly views: readonly ListView[];
  readonly opening: Opening;
}

/** A view from anything; undefined without a name or an id. */
export function readView(resource: Resource, kept: unknown): ListView | undefined {
  const [id, name] = [ownPart(kept, 'id'), ownPart(kept, 'name')];
  if (typeof id !== 'string' || typeof name !== 'string' || id === '' || name === '') return undefined;
  return { id, name, state: readViewState(resource, ownPart(kept, 'state')) };
}

/** What was kept, as far as it can be read. Nothing kept: the schema says how the list opens. */
export function readOwnViews(resource: Resource, kept: unknown): OwnViews {
  const views = ownPart(kept, 'views');
  const opening = ownPart(kept, 'opening');
  const view = readView(resource, ownPart(opening, 'view'));
  const usual = resource.remember ? 'last' : 'standard';
  return {
    views: (Array.isArray(views) ? views : []).flatMap((one) => readView(resource, one) ?? []),
    opening: view ? { view } : opening === 'last' || opening === 'standard' ? opening : usual,
  };
}
