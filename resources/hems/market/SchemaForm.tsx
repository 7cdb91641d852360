import { Alert, Box, Button } from '@mui/material';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { inputOf } from '@/fields/inputs';
import { below } from '@/fields/messages/fieldPath';
import { useFieldErrors } from '@/fields/messages/useFieldErrors';
import { encodeRecord, isRequired, validate, visibleFields, type Resource, type WireRow } from '@/schema';
import { FieldGrid } from '@/widgets/FieldGrid';

interface SchemaFormProps {
  readonly resource: Resource;
  /** By field, decoded. */
  readonly initial: Readonly<Record<string, unknown>>;
  readonly submit: string;
  readonly busy: boolean;
  /** Why it was not saved. */
  readonly error: unknown;
  readonly columns?: 2 | 3;
  onSubmit(row: WireRow): void;
  onCancel?(): void;
}

/** The form of a schema that stands in a page of its own and is saved by another call than its own: the same inputs, rules and messages. */
export default function SchemaForm({ resource, initial, submit, busy, error, columns = 2, onSubmit, onCancel }: SchemaFormProps) {
  const translate = useTranslate();
  const id = useId();
  const scope = `resources.${resource.name}`;
  const words = useFieldErrors(scope);
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const found = useMemo(() => validate(resource, values, 'edit'), [resource, values]);
  const errors = useMemo(() => (tried ? words(found) : {}), [tried, words, found]);
  const change = (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) onSubmit(encodeRecord(resource, values, 'edit'));
    else document.getElementById(`${id}-${wrong.split('.')[0]}`)?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FieldGrid columns={columns}>
        {visibleFields(resource, values, 'edit').map((name) => {
          const field = resource.fields[name];
          if (!field || field.options.readOnly) return null;
          const Input = inputOf(field.type.name);
          const wide = Boolean(field.type.wide) || ('multiline' in field.options && field.options.multiline === true);
          return (
            <Box key={name} data-wide={wide || undefined} sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
              <Input
                id={`${id}-${name}`}
                name={name}
                field={field}
                scope={scope}
                label={translate(`${scope}.fields.${name}`)}
                value={values[name]}
                onChange={(value) => change(name, value)}
                onOther={change}
                error={errors[name]}
                errors={below(name, errors)}
                required={isRequired(resource, name, values)}
                values={values}
                place="form"
              />
            </Box>
          );
        })}
      </FieldGrid>
      {Boolean(error) && <Alert severity="error">{failureText(error, translate)}</Alert>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {translate('actions.cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
      </Box>
    </Box>
  );
}
