import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '@/data';
import { decodeRecord, recordText, type AnyRecord, type Resource } from '@/schema';
import { FormSkeleton } from '@/widgets';
import type { AnyViews, ResourceView } from '../views';
import { giveSchema } from './givenSchemas';

const AdminPage = lazyPart(() => import('./AdminPage'));

interface ResourceOfOptions {
  /** What the app and its data provider call the resource. Default: the name of the schema. */
  readonly name?: string;
  readonly icon?: ComponentType;
}

/**
 * A schema as the props of a `<Resource>`, for an `<Admin>` with a data provider of its own: our list, detail and forms
 * in a react-admin app. What is granted says its `authProvider.canAccess`; without one everything is. Schemas that this
 * one refers to are given the same way.
 *
 * @param views what `resources/<schema name>.views.tsx` would say. Default: that file of the build
 * @public
 * @example <Admin dataProvider={provider}><Resource {...resourceOf(book, undefined, { name: 'books' })} /></Admin>
 */
export function resourceOf(
  resource: Resource,
  views?: AnyViews,
  { name = resource.name, icon }: ResourceOfOptions = {},
): ResourceProps {
  giveSchema({ resource, name, ...(views && { views }) });
  const page = (view: ResourceView) => <AdminPage name={name} view={view} waiting={<FormSkeleton />} />;
  return {
    name,
    list: page('list'),
    ...(resource.call('create') && { create: page('create') }),
    ...(resource.call('edit') && { edit: page('edit') }),
    show: page('detail'),
    recordRepresentation: (record: AnyRecord) => {
      const { id } = record;
      return recordText(resource, { ...decodeRecord(resource, record), id: String(id) }, 'en');
    },
    ...(icon && { icon }),
  };
}
