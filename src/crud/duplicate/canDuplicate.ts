import type { AnyRecord, Resource } from '@/schema';
import type { ResourceViews } from '@/data';
import { openPath } from '../paths';

interface Duplicated {
  readonly resource: Resource;
  readonly path: string;
  readonly views: ResourceViews;
  can(action: string, record?: AnyRecord): boolean;
}

/** Whether a record may be the beginning of a new one: its page can be opened, and the form of a new one is ours. */
export function canDuplicate({ resource, path, views, can }: Duplicated, record: AnyRecord): boolean {
  return !views.pages?.create && can('create') && openPath({ resource, path, can }, record) !== undefined;
}
