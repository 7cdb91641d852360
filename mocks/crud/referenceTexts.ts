import { wireName, type FieldOptions, type Resource, typeOptions } from '@/schema';
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

/** Names of the records a row refers to, under the properties its references read them from. */
export function referenceTexts(
  context: BackendContext,
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  locale: Locale,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field);
    if (target === undefined) continue;
    const wire = wireName(name, field.options);
    const { recordTitle = 'name', recordTitleEn = recordTitle } = context.resources.get(target) ?? {};
    const names = idsOf(row[wire]).flatMap((id) => {
      const found = rowOf(context, target, id);
      return (locale === 'en' && found?.[recordTitleEn]) || found?.[recordTitle] || [];
    });
    const own = textName(wire, field.options);
    if (names.length > 0 && row[own] === undefined) texts[own] = names.join(', ');
  }
  return texts;
}
