import { decodeFields, defaultsOf, type AnyValues, type Resource, type Round } from '@/schema';

/**
 * A round as a resource of its own: what is asked, checked and sent follows from its fields and conditions as in any
 * form.
 */
export const roundResource = (resource: Resource, { fields, when = {} }: Round): Resource => ({
  ...resource,
  fields,
  when,
  form: [{ key: 'round', fields: Object.keys(fields) }],
});

/** The values of a round: its defaults, what the call before it answered, what was typed since. */
export function roundValues({ fields }: Round, answer: AnyValues = {}, typed: AnyValues = {}): AnyValues {
  const said = Object.entries(decodeFields(fields, answer)).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...defaultsOf(fields), ...Object.fromEntries(said), ...typed };
}
