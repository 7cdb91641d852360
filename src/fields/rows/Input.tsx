import { Box } from '@mui/material';
import { defaultsOf } from '@/schema';
import { FieldFrame, RowEditor } from '@/widgets';
import { InnerInput } from '../InnerInput';
import { innerScope } from '../innerScope';
import { defineInput } from '../views';
import { errorsOfRow } from './errorsOfRow';
import { FilledTable } from './FilledTable';
import { mostlyRead } from './mostlyRead';
import { inRecord } from './inRecord';
import { isLocked } from './isLocked';
import { rowLimits, rowsType } from './type';

/** A table of rows; every cell is the input of its own type. */
export default defineInput(rowsType, function RowsInput({ field, value, onChange, ...props }) {
  const rows = value ?? [];
  const shown = Object.entries(field.options.fields).filter(([, inner]) => !inner.options.internal);
  const change = (at: number, name: string, next: unknown) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: next } : row)));
  if (mostlyRead(field.options))
    return <FilledTable {...props} field={field} value={value} columns={shown} onCell={change} />;
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <RowEditor
          control={control}
          rows={rows}
          blank={() => defaultsOf(field.options.fields)}
          copy={(row) => Object.fromEntries(shown.map(([name]) => [name, row[name]]))}
          onRows={onChange}
          {...rowLimits(field.options)}
          readOnly={props.readOnly || field.options.sameRows}
          labelled
        >
          {(row, index) => (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
                columnGap: 1.5,
                rowGap: 1,
                alignItems: 'start',
              }}
            >
              {shown.map(([name, inner]) => (
                <InnerInput
                  key={name}
                  id={`${props.id}-${index}-${name}`}
                  name={name}
                  field={inner}
                  scope={innerScope(props.scope, props.name)}
                  values={inRecord(row, props.values)}
                  errors={errorsOfRow(props.errors, index)}
                  readOnly={props.readOnly || isLocked(field.options, row)}
                  onChange={(next) => change(index, name, next)}
                  onBlur={props.onBlur}
                />
              ))}
            </Box>
          )}
        </RowEditor>
      )}
    </FieldFrame>
  );
});
