import type { ReactNode, Ref } from 'react';
import { FormPart, OwnPart, type FormCheck } from '@/data/internal';
import { useResource } from '@/data';
import type { ActionEntry, AnyRecord, Fields } from '@/schema';
import { useFieldErrors } from '@/fields';
import { FormSkeleton } from '@/widgets';
import type { useActionForm } from '../useActionForm';

interface ActionFormPlaceProps {
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
  readonly form: ReturnType<typeof useActionForm>;
  /** What inputs of one's own check besides. */
  readonly ref?: Ref<FormCheck>;
  readonly children: ReactNode;
}

const NO_VALUES = {};
const NO_FIELDS: Fields = {};

/** Around what an action asks, where components of one's own stand in it: its form and its record are theirs, too. */
export function ActionFormPlace({ entry, records, form, ref, children }: ActionFormPlaceProps) {
  const { path, scope, views } = useResource();
  const toMessages = useFieldErrors(scope);
  const { key, action } = entry;
  const hasOwn =
    views.actionPanels?.[key] !== undefined || Object.values(action.form ?? NO_FIELDS).some(({ type }) => type.parts);
  if (!hasOwn) return children;
  const [record] = records.length === 1 ? records : [];
  const waiting = <FormSkeleton />;
  return (
    <OwnPart resource={path} record={record} records={records} waiting={waiting}>
      <FormPart
        scope={scope}
        record={record ?? NO_VALUES}
        values={form.values}
        errors={toMessages(form.validationErrors)}
        set={form.change}
        adopt={form.adopt}
        waiting={waiting}
        {...(ref && { ref })}
      >
        {children}
      </FormPart>
    </OwnPart>
  );
}
