import type { AnyRecord } from './field';
import { inOrder, UNSAID } from './language/languages';
import type { Resource } from './resource';

/** The field that says in a language what a record is called, else in the nearest one that it has. */
export function titleField({ recordTitle, recordTitleEn, recordTitles }: Resource, record: AnyRecord, locale: string) {
  const names: Readonly<Record<string, string | undefined>> = {
    [UNSAID]: recordTitle,
    en: recordTitleEn,
    ...recordTitles,
  };
  return (
    inOrder(locale)
      .map((code) => names[code])
      .find((name) => name !== undefined && record[name]) ?? recordTitle
  );
}
