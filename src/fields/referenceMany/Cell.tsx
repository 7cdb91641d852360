import { useGetManyAggregate, useLocale } from 'react-admin';
import { isEmpty, type AnyRecord, formatList } from '@/schema';
import { isolated } from '@/schema/internal';
import { OneLine } from '../OneLine';
import { titleIn } from '../reference/titleIn';
import { useTarget } from '../reference/useTarget';
import { defineCell, type CellProps } from '../views';
import { referenceManyType, type ReferenceManyOptions } from './type';

/** Names that must be asked for; ids stand for the unknown ones. */
function FetchedNames({ ids, target }: { readonly ids: readonly string[]; readonly target: string }) {
  const { resource } = useTarget(target);
  const locale = useLocale() ?? 'en';
  const { data } = useGetManyAggregate<AnyRecord>(resource, { ids: [...ids] });
  const names = new Map((data ?? []).filter(Boolean).map((one) => [one.id, titleIn(one, locale)]));
  return <OneLine text={formatList(ids.map((id) => isolated(names.get(id) ?? id)))} />;
}

/** The names of other records on one line. */
function ReferenceManyCell({ value, record, name, field }: CellProps<string[], ReferenceManyOptions>) {
  const text = record.$texts?.[name];
  if (text || isEmpty(value)) return <OneLine text={text ?? '-'} />;
  return <FetchedNames ids={value ?? []} target={field.options.target} />;
}

export default defineCell(referenceManyType, ReferenceManyCell);
