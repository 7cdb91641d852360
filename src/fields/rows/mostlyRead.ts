import type { RowsOptions } from './type';

/** Half of the cells or more only tell, and the rows stay: they are read like a table, not filled in like a form. */
export function mostlyRead({ fields, sameRows = false }: RowsOptions): boolean {
  const shown = Object.values(fields).filter(({ options }) => !options.internal);
  return sameRows && shown.filter(({ options, type }) => options.readOnly || type.derive).length * 2 >= shown.length;
}
