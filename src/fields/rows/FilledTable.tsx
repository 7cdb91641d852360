import { Checkbox } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Field } from '@/schema';
import { FieldFrame, useIsPhone } from '@/widgets';
import { OneLine } from '../OneLine';
import { InnerInput } from '../InnerInput';
import { InnerValue } from '../InnerValue';
import { innerScope } from '../innerScope';
import type { InputProps } from '../views';
import { errorsOfRow } from './errorsOfRow';
import { inRecord } from './inRecord';
import { isLocked } from './isLocked';
import { RowsTable } from './RowsTable';
import type { RowsOptions } from './type';

type Row = Readonly<Record<string, unknown>>;

interface FilledTableProps extends Omit<InputProps<Row[], RowsOptions>, 'onChange'> {
  readonly columns: readonly (readonly [name: string, field: Field])[];
  onCell(index: number, name: string, value: unknown): void;
}

/**
 * Rows that mostly tell: a table, with inputs only where something can be filled in. On a phone each row stands by
 * itself.
 */
export function FilledTable({ columns, field, value, onCell, ...props }: FilledTableProps) {
  const translate = useTranslate();
  const stacked = useIsPhone();
  const scope = innerScope(props.scope, props.name);
  const rows = value ?? [];
  const first = rows.findIndex((row) => !isLocked(field.options, row));
  const called = (row: Row, index: number) => {
    const name = row[field.options.named ?? 'name'];
    return typeof name === 'string' ? name : index + 1;
  };
  const start = columns.find(([, inner]) => !inner.options.readOnly)?.[0];
  return (
    <FieldFrame {...props} group>
      {(control) =>
        rows.length === 0 ? (
          <OneLine text="-" />
        ) : (
          <RowsTable
            columns={columns}
            rows={rows}
            scope={scope}
            labelledBy={control['aria-labelledby']}
            stacked={stacked}
            cell={(row, index, name, inner) =>
              name === field.options.ticks ? (
                <Checkbox
                  size="small"
                  checked={row[name] === true}
                  disabled={props.readOnly || isLocked(field.options, row)}
                  slotProps={{ input: { 'aria-label': String(called(row, index)) } }}
                  onChange={(_, on) => onCell(index, name, on)}
                  sx={{ p: 0.25 }}
                />
              ) : props.readOnly || inner.options.readOnly || inner.type.derive || isLocked(field.options, row) ? (
                <InnerValue name={name} field={inner} scope={scope} values={inRecord(row, props.values)} />
              ) : (
                <InnerInput
                  id={`${props.id}-${index}-${name}`}
                  name={name}
                  field={inner}
                  scope={scope}
                  label={translate('fields.rows.cell', {
                    field: translate(`${scope}.fields.${name}`),
                    row: called(row, index),
                  })}
                  place="cell"
                  values={inRecord(row, props.values)}
                  errors={errorsOfRow(props.errors, index)}
                  autoFocus={props.autoFocus && index === first && name === start}
                  onChange={(next) => onCell(index, name, next)}
                  onBlur={props.onBlur}
                />
              )
            }
          />
        )
      }
    </FieldFrame>
  );
}
