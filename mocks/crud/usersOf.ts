import { wireName, type Fields } from '@/schema';
import type { BackendContext } from '../core/context';
import { idsOf } from '../core/incoming';
import type { Locale } from '../core/texts';
import { fieldsInside, targetOf, targetsIn } from './targets';

/** Whether a row, or a row or group inside of it, refers to a record. */
function names(fields: Fields, row: Readonly<Record<string, unknown>>, target: string, id: string): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = row[wireName(name, field.options)];
    if (targetOf(field) === target) return idsOf(value).includes(id);
    const inside = fieldsInside(field);
    return (
      targetsIn(inside).includes(target) &&
      [value].flat().some((one) => typeof one === 'object' && one !== null && names(inside, { ...one }, target, id))
    );
  });
}

/**
 * Who uses a record: `Devices (3)`, by the references of all schemas. Resources that show the records of another are
 * that one.
 */
export function usersOf(context: BackendContext, target: string, id: string, locale: Locale): string[] {
  return [...context.resources.values()].flatMap((resource) => {
    if (context.hooks.get(resource.name)?.rows || !targetsIn(resource.fields).includes(target)) return [];
    const count = context.store
      .all(resource.name)
      .filter((row) => names(resource.fields, row, target, id) && (resource.name !== target || row.id !== id)).length;
    return count === 0 ? [] : [`${context.labels.field(resource.name, '', locale) ?? resource.name} (${count})`];
  });
}
