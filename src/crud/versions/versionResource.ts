import { rule, type AnyVersions, type Field, type Resource, type Section } from '@/schema';
import { isVersionStart } from './versionStart';

export type VersionKey = 'current' | 'reserved';

/** The field of the first day, as it is asked for the reserved version: a first of a month from `firstMonth` on. */
function startField(field: Field, firstMonth: string): Field {
  const rules = [
    ...(field.options.rules ?? []),
    rule('versionStart', (value) => isVersionStart(value, firstMonth), { month: firstMonth }),
  ];
  const options = {
    ...field.options,
    readOnly: false,
    fixed: false,
    internal: false,
    required: true,
    future: true,
    rules,
  };
  return { ...field, options, required: true };
}

/** The sections with the first day at their beginning, when no section has it. */
function withStart(sections: readonly Section[], effective: string): readonly Section[] {
  const [first, ...rest] = sections;
  if (!first || sections.some((one) => one.fields.includes(effective))) return sections;
  return [{ ...first, fields: [effective, ...first.fields] }, ...rest];
}

const without = (sections: readonly Section[], names: readonly string[]): Section[] =>
  sections
    .map((one) => ({ ...one, fields: one.fields.filter((name) => !names.includes(name)) }))
    .filter((one) => one.fields.length > 0);

/**
 * A resource as one of its versions: its form changes that version, by the calls of that version, and the usual gate
 * decides who may. A version belongs to what it belongs to, and the current one began when it began: both are shown and
 * not asked.
 */
export function versionResource(
  resource: Resource,
  versions: AnyVersions,
  key: VersionKey,
  firstMonth: string,
): Resource {
  const { of, effective } = versions;
  const field = resource.fields[effective];
  const calls = { detail: versions[key].detail, edit: versions[key].edit };
  const form = without(resource.form, key === 'current' ? [of, effective] : [of]);
  return {
    ...resource,
    fields:
      key === 'reserved' && field
        ? { ...resource.fields, [effective]: startField(field, firstMonth) }
        : resource.fields,
    form: key === 'reserved' ? withStart(form, effective) : form,
    workflow: undefined,
    call: (name) => {
      const call = name === 'detail' || name === 'edit' ? calls[name] : undefined;
      return call === undefined ? undefined : resource.resolve(call);
    },
  };
}
