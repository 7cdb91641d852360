import { kindOf, type Action, type Field, typeOptions } from '@/schema';

/** So many columns stand beside each other in a dialog of the usual width. */
const COLUMNS = 6;

const columnsOf = (field: Field): number => Object.keys(typeOptions(field).fields ?? {}).length;

/** A table, a paper or a piece of its own needs room, and a table of many columns more of it. */
export function dialogWidth(action: Action, hasPanel = false): 'sm' | 'md' | 'lg' {
  const tables = Object.values({ ...action.shows, ...action.form }).filter(({ type }) => type.traits?.tabular);
  if (tables.length === 0) return hasPanel || kindOf(action).wide ? 'md' : 'sm';
  return tables.some((field) => columnsOf(field) > COLUMNS) ? 'lg' : 'md';
}
