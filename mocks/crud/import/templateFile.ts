import { encodeField, recordText, type Resource, importFields, type SheetCell } from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf, type Incoming } from '../../core/incoming';
import { fileAnswer } from '../fileAnswer';
import { visibleRows } from '../rows';
import { targetOf } from '../targets';
import { columnHeading } from './importColumns';
import { valuesOf } from './rowFinders';
import { sheetFile } from './sheetRows';
import { codeWords } from '../codeWords';

/** The empty file to fill in: headings, one example row, and the codes that are accepted. */
export async function templateFile(context: BackendContext, resource: Resource, incoming: Incoming): Promise<Response> {
  const { locale } = incoming;
  const columns = importFields(resource);
  const words = (name: string) => {
    const field = resource.fields[name];
    return field
      ? valuesOf(field).map((code) => codeWords(context.labels, resource, name, String(code), locale) ?? String(code))
      : [];
  };
  const example = (name: string): SheetCell => {
    const field = resource.fields[name];
    if (!field) return null;
    const [first] = words(name);
    const target = context.resources.get(targetOf(field) ?? '');
    if (first !== undefined) return first;
    const [record] = target ? visibleRows(context, target, actorOf(incoming)) : [];
    if (target) return record ? recordText(target, record, locale) : null;
    const cell = Object.values(encodeField(field, name, field.type.sample(3, field.options)))[0];
    return typeof cell === 'number' ? cell : String(cell ?? '');
  };
  const listed = columns.filter((name) => words(name).length > 0);
  const longest = Math.max(0, ...listed.map((name) => words(name).length));
  const values = Array.from({ length: longest }, (_, at) => listed.map((name) => words(name)[at] ?? null));
  const { bytes, type } = await sheetFile({
    data: [columns.map((name) => columnHeading(context, resource, name, locale)), columns.map(example)],
    ...(listed.length > 0 && {
      values: [listed.map((name) => columnHeading(context, resource, name, locale)), ...values],
    }),
  });
  return fileAnswer(bytes, `${context.labels.field(resource.name, '', locale) ?? 'import'}.xlsx`, type);
}
