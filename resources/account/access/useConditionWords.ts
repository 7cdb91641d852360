import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { enumKey } from '@/fields';
import type { ConditionWords } from './conditionWords';

/** The words of the resource's own fields and values. */
export function useConditionWords(): ConditionWords {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  return {
    field: (name) => translate(`${scope}.fields.${name}`, { _: name }),
    value: (name, value) => {
      const field = resource.fields[name];
      if (value === null) return translate('accessCheck.condition.nothing');
      if (typeof value === 'boolean') return translate(value ? 'fields.boolean.yes' : 'fields.boolean.no');
      return field
        ? translate(enumKey(scope, name, field.options, String(value)), { _: String(value) })
        : String(value);
    },
    say: (key, args) => translate(`accessCheck.condition.${key}`, args),
  };
}
