import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callText, type CallText } from '@/api';
import { failureText, useRegistry, useResource } from '@/data';
import { viewService, type Id, type Resource } from '@/schema';
import { fromJson } from './lookParams';
import type { ListView, SharedView } from './ListView';
import { readView } from './ownViews';
import { ownPart } from './ownPart';

export interface RoleName {
  readonly id: Id;
  readonly name: string;
}

/** What is shared with this user; empty with a reason where nothing can be. */
export interface Sharing {
  readonly views: readonly SharedView[];
  /** Roles he may share with; none: he cannot share. */
  readonly roles: readonly RoleName[];
  /** Why there are own views only; undefined while it is not known or all is well. */
  readonly error: string | undefined;
  /** Rejects with what the service answered. Resolves the id. */
  save(view: Omit<ListView, 'id'> & { readonly id?: Id; readonly roleIds: readonly Id[] }): Promise<Id>;
  remove(id: Id): Promise<void>;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => list(value).map(String);

function readShared(resource: Resource, row: unknown): SharedView[] {
  const state = ownPart(row, 'state');
  const view = readView(resource, {
    id: String(ownPart(row, 'id') ?? ''),
    name: ownPart(row, 'name'),
    state: typeof state === 'string' ? fromJson(state) : state,
  });
  if (!view) return [];
  return [
    {
      ...view,
      roleIds: texts(ownPart(row, 'roleIds')),
      roleNames: texts(ownPart(row, 'roleNames')),
      editable: ownPart(row, 'editable') === true,
    },
  ];
}

function readRole(row: unknown): RoleName[] {
  const [id, name] = [ownPart(row, 'id'), ownPart(row, 'name')];
  return id === undefined || id === null || typeof name !== 'string' ? [] : [{ id: String(id), name }];
}

const send = (text: CallText, params: object, reads = false): Promise<unknown> =>
  callText(text, { params, quiet: true, reads });

/**
 * The views shared with the user, asked for while it is shown. The service is optional and may refuse: then there are
 * own views only.
 */
export function useSharedViews(): Sharing {
  const { resource } = useResource();
  const { registry } = useRegistry();
  const translate = useTranslate();
  const client = useQueryClient();
  const key = ['views', resource.name];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => {
      await registry.services?.();
      const service = viewService();
      return service ? send(service.list, { resource: resource.name }, true) : null;
    },
    retry: false,
  });
  const declared = () => {
    const service = viewService();
    if (!service) throw new Error('There is no service that shares views.');
    return service;
  };
  const again = () => client.invalidateQueries({ queryKey: key });
  const offered = data !== undefined && ownPart(data, 'views') !== undefined;
  return {
    views: list(ownPart(data, 'views')).flatMap((row) => readShared(resource, row)),
    roles: list(ownPart(data, 'roles')).flatMap(readRole),
    error:
      data !== undefined && !offered
        ? translate('lists.views.noService')
        : error
          ? failureText(error, translate)
          : undefined,
    save: async ({ state, ...view }) => {
      const answer = await send(declared().save, { ...view, resource: resource.name, state: JSON.stringify(state) });
      await again();
      return String(ownPart(answer, 'id') ?? answer ?? view.id ?? '');
    },
    remove: async (id) => {
      await send(declared().remove, { id });
      await again();
    },
  };
}
