import { useFieldErrors } from '@/fields';
import { useResource } from '@/data';
import { isRequired, visibleFields, type Field } from '@/schema';
import { FieldsForm } from '../../form/FieldsForm';
import { DisabledWhile } from '../../form/DisabledWhile';
import { ShownValues } from '../ShownValues';
import type { useRounds } from './useRounds';

/** What a round shows, and below it what it asks. */
export function RoundFields({
  talk: { own, values, busy, validationErrors, change },
}: {
  readonly talk: ReturnType<typeof useRounds>;
}) {
  const { scope } = useResource();
  const errors = useFieldErrors(scope)(validationErrors);
  const fields = visibleFields(own, values, 'create').flatMap((name): [string, Field][] =>
    own.fields[name] && !own.fields[name].options.internal ? [[name, own.fields[name]]] : [],
  );
  const shown = fields.filter(([, { options }]) => options.readOnly);
  return (
    <>
      {shown.length > 0 && <ShownValues fields={Object.fromEntries(shown)} record={{ id: '', ...values }} />}
      <DisabledWhile while={busy}>
        <FieldsForm
          fields={Object.fromEntries(fields)}
          scope={scope}
          values={values}
          errors={errors}
          isRequired={(name) => isRequired(own, name, values)}
          readOnly={busy}
          onChange={change}
        />
      </DisabledWhile>
    </>
  );
}
