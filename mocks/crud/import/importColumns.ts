import { wireName, type Resource, importFields, type NamedField, typeOptions } from '@/schema';
import type { BackendContext } from '../../core/context';
import type { Locale } from '../../core/texts';

/** The columns of an import with every name the backend knows them by. */
export function importColumns({ labels }: BackendContext, resource: Resource): NamedField[] {
  return importFields(resource).map((name) => {
    const spoken = (['en', 'zh'] as const).flatMap((locale) => labels.field(resource.name, name, locale) ?? []);
    return { name, names: [...spoken, name, wireName(name, resource.fields[name]?.options ?? {})] };
  });
}

/** The heading of a column: label, unit, a star where a value is required. */
export function columnHeading({ labels }: BackendContext, resource: Resource, name: string, locale: Locale): string {
  const field = resource.fields[name];
  const own = field && typeOptions(field).unit;
  const unit = own === undefined ? '' : ` (${own})`;
  return `${labels.field(resource.name, name, locale) ?? name}${unit}${field?.required ? ' *' : ''}`;
}
