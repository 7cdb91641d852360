import { InnerValue } from '../InnerValue';
import { innerScope } from '../innerScope';
import { OneLine } from '../OneLine';
import { defineCell } from '../views';
import { inRecord } from './inRecord';
import { RowsTable } from './RowsTable';
import { rowsType } from './type';

export default defineCell(rowsType, function RowsDetail({ value, record, name, field, scope }) {
  const below = innerScope(scope, name);
  if (!value || value.length === 0) return <OneLine text="-" />;
  return (
    <RowsTable
      columns={Object.entries(field.options.fields)}
      rows={value}
      scope={below}
      {...(field.options.stacked && { stacked: true })}
      cell={(row, _, key, inner) => (
        <InnerValue name={key} field={inner} scope={below} values={inRecord(row, record)} />
      )}
    />
  );
});
