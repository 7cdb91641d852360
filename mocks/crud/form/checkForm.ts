import {
  decodeRecord,
  isEmpty,
  rulesOf,
  sentFields,
  validate,
  wireName,
  type ValidationError,
  type Resource,
} from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf } from '../../core/incoming';
import { refuseFields, type FieldRefusal } from '../../core/refusal';
import { keptForms } from '../../names/worded';
import type { Doc } from '../../store/store';
import type { Draft } from '../hooks';
import { unknownReferences } from './unknownReferences';

type Refused = Record<string, FieldRefusal>;

const worded = ({ rule }: ValidationError): FieldRefusal =>
  rule === 'required' ? { key: 'fieldRequired' } : { key: 'fieldInvalid', args: { rule } };

/** Whether another record has the same value, in either language; case does not make a difference. */
export function isTaken(
  context: BackendContext,
  resource: Resource,
  wire: string,
  value: unknown,
  row: Readonly<Record<string, unknown>>,
): boolean {
  const wanted = new Set(keptForms(String(value)).map((form) => form.toLowerCase()));
  const everywhere = context.hooks.get(resource.name)?.uniqueEverywhere;
  const beside = (other: Doc) =>
    everywhere || isEmpty(other.tenantId) || isEmpty(row.tenantId) || other.tenantId === row.tenantId;
  return context.store
    .all(resource.name)
    .some((other) => other.id !== row.id && beside(other) && wanted.has(String(other[wire] ?? '').toLowerCase()));
}

function unreadable(resource: Resource, draft: Draft, names: readonly string[]): Refused {
  const { params } = draft.incoming;
  const broken = names.filter((name) => {
    const field = resource.fields[name];
    return (
      field && !field.type.sealed && isEmpty(draft.values[name]) && !isEmpty(params[wireName(name, field.options)])
    );
  });
  return Object.fromEntries(
    broken.map((name) => [name, { key: 'fieldInvalid', args: { rule: resource.fields[name]?.type.name ?? '' } }]),
  );
}

/** Texts that only keep their rules without the blanks and signs they were sent with. */
function untidy(resource: Resource, { values }: Draft, names: readonly string[]): Refused {
  const broken = names.flatMap((name): [string, FieldRefusal][] => {
    const [field, value] = [resource.fields[name], values[name]];
    const rule =
      field && typeof value === 'string' && value !== '' ? rulesOf(field).find((one) => !one.passes(value)) : undefined;
    return rule ? [[name, { key: 'fieldInvalid', args: { rule: rule.name } }]] : [];
  });
  return Object.fromEntries(broken);
}

function taken(context: BackendContext, resource: Resource, draft: Draft): Refused {
  const names = Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name];
    if (!field?.options.unique || isEmpty(draft.values[name])) return false;
    return isTaken(context, resource, wireName(name, field.options), draft.values[name], draft.row);
  });
  return Object.fromEntries(names.map((name) => [name, { key: 'fieldTaken' }]));
}

function dangling(
  context: BackendContext,
  resource: Resource,
  draft: Draft,
  names: readonly string[],
  before: Doc | undefined,
): Refused {
  const editable = Object.fromEntries(
    names.flatMap((name) => (resource.fields[name] ? [[name, resource.fields[name]]] : [])),
  );
  return unknownReferences(
    context,
    editable,
    draft.values,
    actorOf(draft.incoming),
    before && decodeRecord(resource, before),
  );
}

/** Throws a refusal with a text for each field that breaks a rule, is taken, or refers to nothing. */
export function checkForm(context: BackendContext, resource: Resource, draft: Draft, before?: Doc): void {
  const mode = before ? 'edit' : 'create';
  const names = sentFields(resource, draft.values, mode);
  const ruled = Object.fromEntries(
    Object.entries(validate(resource, draft.values, mode)).map(([name, refusal]) => [name, worded(refusal)]),
  );
  const refused: Refused = {
    ...dangling(context, resource, draft, names, before),
    ...context.hooks.get(resource.name)?.check?.(draft, before), // says more than that something is not there
    ...taken(context, resource, draft),
    ...untidy(resource, draft, names),
    ...ruled,
    ...unreadable(resource, draft, names),
  };
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
}
