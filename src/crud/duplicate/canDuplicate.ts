import type { AnyRecord, Resource } from '@/schema';
import type { ResourceViews } from '@/data';
import { openPath } from '../paths';

interface Duplicated {
  readonly resource: Resource;
  readonly path: string;
  readonly views: ResourceViews;
  can(action: string, record?: AnyRecord): boolean;
  decide(action: string, record?: AnyRecord): { readonly by: string };
}

/**
 * Whether a record may be the beginning of a new one: its page can be opened, it is not of those that stay as they are
 * (built-in ones), and the form of a new one is ours.
 */
export function canDuplicate({ resource, path, views, can, decide }: Duplicated, record: AnyRecord): boolean {
  if (views.pages?.create || !can('create') || openPath({ resource, path, can }, record) === undefined) return false;
  return decide('edit', record).by !== 'condition';
}
