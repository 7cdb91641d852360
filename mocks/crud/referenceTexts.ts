import { wireName, type FieldOptions, type Fields, type Resource, typeOptions } from '@/schema';
import type { BackendContext } from '../core/context';
import { idsOf } from '../core/incoming';
import type { Locale } from '../core/texts';
import { rowOf } from './rowsOf';
import { targetOf } from './targets';

/** The property beside a reference with the names of what it refers to. */
export function textName(wire: string, options: FieldOptions): string {
  const { textFrom } = typeOptions({ options });
  if (textFrom !== undefined) return textFrom;
  return wire.endsWith('Ids') ? `${wire.slice(0, -3)}Names` : `${wire.replace(/Id$/, '')}Name`;
}

/** A field that refers to records: where a row has them, and their names. */
interface Reference {
  readonly target: string;
  readonly wire: string;
  readonly own: string;
}

/** Fields are never changed: which of them refer to something is looked for once, not for each row. */
const found = new WeakMap<Fields, readonly Reference[]>();

function referencesIn(fields: Fields): readonly Reference[] {
  const known =
    found.get(fields) ??
    Object.entries(fields).flatMap(([name, field]): readonly Reference[] => {
      const [target, wire] = [targetOf(field), wireName(name, field.options)];
      return target === undefined ? [] : [{ target, wire, own: textName(wire, field.options) }];
    });
  found.set(fields, known);
  return known;
}

/** Names of the records a row refers to, under the properties its references read them from. */
export function referenceTexts(
  context: BackendContext,
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  locale: Locale,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { target, wire, own } of referencesIn(resource.fields)) {
    const { recordTitle = 'name', recordTitleEn = recordTitle } = context.resources.get(target) ?? {};
    const names = idsOf(row[wire]).flatMap((id) => {
      const found = rowOf(context, target, id);
      return (locale === 'en' && found?.[recordTitleEn]) || found?.[recordTitle] || [];
    });
    if (names.length > 0 && row[own] === undefined) texts[own] = names.join(', ');
  }
  return texts;
}
