import type { useTranslate } from 'react-admin';

/** Words of yes and no: the field's own (`resources.<name>.enums.<field>.true | false`), else the common ones. */
export function booleanWords(translate: ReturnType<typeof useTranslate>, scope: string, name: string) {
  const word = (code: boolean, common: string) => translate(`${scope}.enums.${name}.${code}`, { _: translate(common) });
  return { yes: word(true, 'fields.boolean.yes'), no: word(false, 'fields.boolean.no') };
}
