import { kindOf, type Action, type ActionEntry, type ButtonPlace, type Resource } from '@/schema';
import type { AnyViews } from '../views';

/** Setting fields in all selected records at once. */
export const BULK_EDIT = 'bulkEdit';

const DELETE: Action = { on: ['row', 'bulk'], confirm: true, danger: true };
const EDIT: Action = { on: 'row' };

function stands(action: Action, place: ButtonPlace): boolean {
  const wanted = place === 'detail' ? 'row' : place;
  return typeof action.on === 'string' ? action.on === wanted : action.on.includes(wanted);
}

/**
 * What the resource lets a person do at a place, most used first. Grants and conditions are asked later, for each
 * record.
 */
export function actionEntries(resource: Resource, views: AnyViews, place: ButtonPlace): ActionEntry[] {
  const declared = Object.entries(resource.actions)
    .filter(
      ([key, action]) => stands(action, place) && (kindOf(action).name !== 'own' || views.actions?.[key] !== undefined),
    )
    .map(([key, action]): ActionEntry => ({ key, place, action }));
  const edit =
    resource.call('edit') && (place === 'row' || place === 'detail') ? [{ key: 'edit', place, action: EDIT }] : [];
  const deletes = resource.call('delete') ?? (place === 'bulk' ? resource.call('deleteMany') : undefined);
  const remove = deletes && place !== 'page' ? [{ key: 'delete', place, action: DELETE }] : [];
  const editsMany = place === 'bulk' && resource.bulk.length > 0 && resource.call('edit');
  const many: ActionEntry[] = editsMany ? [{ key: BULK_EDIT, place, action: { on: 'bulk' }, as: 'edit' }] : [];
  return [...edit, ...many, ...declared, ...remove];
}
