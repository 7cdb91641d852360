import { asObject, valueAt, isYes } from '@/api';
import { pattern, rules, type Field, type Resource, type Rule, readNumber } from '@/schema';
import { isQuickPattern } from './isQuickPattern';

/**
 * The expression of a cloud as a rule; none for what is no expression or may take long, which the cloud then refuses by
 * itself.
 */
function patternOf(text: unknown): Rule[] {
  if (typeof text !== 'string' || text === '' || !isQuickPattern(text)) return [];
  try {
    return [pattern('wantedFormat', new RegExp(text, 'u'))];
  } catch {
    return [];
  }
}

const bound = (own: object, name: string, make: (value: number) => Rule): Rule[] => {
  const value = readNumber(Reflect.get(own, name));
  return value === null ? [] : [make(value)];
};

function tightened(field: Field, own: object): Field {
  const more = [
    ...patternOf(valueAt(own, 'pattern')),
    ...bound(own, 'maxLength', rules.maxLength),
    ...bound(own, 'min', rules.atLeast),
    ...bound(own, 'max', rules.atMost),
  ];
  return {
    ...field,
    required: field.required || isYes(own, 'required'),
    options: { ...field.options, rules: [...(field.options.rules ?? []), ...more] },
  };
}

// covers H-140
/**
 * A resource under `{field: {required, maxLength, pattern, min, max}}` of the cloud, which only tightens the rules of
 * the schema.
 */
export function underRules(resource: Resource, answer: unknown): Resource {
  const said = asObject(answer) ?? {};
  const own = (name: string): object | undefined => (Object.hasOwn(said, name) ? asObject(said[name]) : undefined);
  return {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        own(name) ? tightened(field, own(name) ?? {}) : field,
      ]),
    ),
  };
}
