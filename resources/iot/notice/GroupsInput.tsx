import { Box } from '@mui/material';
import { InnerInput, innerScope, errorsOfRow } from '@/fields';
import { defaultsOf } from '@/schema';
import { rowLimits } from '@/dsl';
import type { InputProps } from '@/fields/views';
import { FieldFrame, RowEditor } from '@/widgets';
import { alarmNoticeRule, type AlarmNoticeRule } from '@schemas/iot/alarm-notice-rule';
import { RecipientInput } from './RecipientInput';

type Group = NonNullable<AlarmNoticeRule['groups']>[number];
/** What a form holds of it: half filled in. */
type Values = Readonly<Record<string, unknown>>;

const { options } = alarmNoticeRule.fields.groups;
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * Notification groups: from which grade on, how, and who; people are found by name, role, organisation, account and
 * contact.
 */
export function GroupsInput({ field: _field, value, onChange, ...props }: InputProps<Group[]>) {
  const rows: readonly Values[] = value ?? [];
  const scope = innerScope(props.scope, props.name);
  const set = (next: readonly Values[]) => onChange([...next] as Group[]); // checked as a whole before it is sent
  const change = (at: number, name: string, next: unknown) =>
    set(rows.map((row, index) => (index === at ? { ...row, [name]: next } : row)));
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <RowEditor
          control={control}
          rows={rows}
          blank={() => defaultsOf(options.fields)}
          copy={(row) => ({ ...row })}
          onRows={set}
          {...rowLimits(options)}
          readOnly={props.readOnly}
          labelled
        >
          {(row, index) => (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)' },
                columnGap: 1.5,
                rowGap: 1,
                alignItems: 'start',
              }}
            >
              {Object.entries(options.fields).map(([name, inner]) => {
                const shared = {
                  id: `${props.id}-${index}-${name}`,
                  errors: errorsOfRow(props.errors, index),
                  readOnly: props.readOnly,
                  onBlur: props.onBlur,
                };
                return name === 'accounts' ? (
                  <RecipientInput
                    key={name}
                    {...shared}
                    scope={scope}
                    ids={idsOf(row.accounts)}
                    error={shared.errors.accounts}
                    onPick={(ids) => change(index, name, ids)}
                  />
                ) : (
                  <InnerInput
                    key={name}
                    {...shared}
                    name={name}
                    field={inner}
                    scope={scope}
                    values={row}
                    onChange={(next) => change(index, name, next)}
                  />
                );
              })}
            </Box>
          )}
        </RowEditor>
      )}
    </FieldFrame>
  );
}
