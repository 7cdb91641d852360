import type { useTranslate } from 'react-admin';
import { displayName } from '../../layout/displayName';
import { findText, folded } from '../findText';
import type { PaletteEntry } from '../paletteEntry';
import type { Ranked } from '../rankEntries';
import type { FoundKind, FoundRecord } from './searchKind';

interface Showing {
  readonly locale: string;
  readonly translate: ReturnType<typeof useTranslate>;
  /** Addresses that stand above already. */
  readonly shown: ReadonlySet<string | undefined>;
}

const marksOf = (text: string, part: string): ReadonlySet<number> =>
  new Set(findText(folded(text), folded(part))?.at ?? []);

function recordItem(record: FoundRecord, { kind, all, text }: FoundKind, translate: Showing['translate']): Ranked {
  const { path, icon } = kind.grant;
  const marked = marksOf(record.name, text);
  const told = marked.size > 0 ? record.beside : record.found;
  const entry: PaletteEntry = {
    key: `${path} ${record.id}`,
    group: 'record',
    name: record.name,
    place: '',
    path: record.path ?? all,
    ...(icon && { icon }),
  };
  if (!told) return { entry, marked };
  const label = translate(`resources.${kind.schema}.fields.${told.field}`);
  return { entry, marked, why: { label, text: told.text, marked: marksOf(told.text, text) } };
}

/** The records of a kind under its name, and the way to all of them where there are more. */
export function recordGroup(found: FoundKind, { locale, translate, shown }: Showing) {
  const { kind, records, total, all } = found;
  const { path } = kind.grant;
  const title = displayName(kind.grant, locale);
  const items = records
    .filter((record) => !shown.has(record.path))
    .map((record) => recordItem(record, found, translate));
  const name =
    total === undefined
      ? translate('shell.palette.allOf', { list: title })
      : translate('shell.palette.all', { smart_count: total, list: title });
  const more: Ranked = { entry: { key: `${path} all`, group: 'all', name, place: '', path: all }, marked: new Set() };
  return { key: path, title, items: total === undefined || total > records.length ? [...items, more] : items };
}
