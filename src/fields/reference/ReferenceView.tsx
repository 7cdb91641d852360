import { useLocale, useReference } from 'react-admin';
import { isEmpty, type AnyRecord } from '@/schema';
import { OneLine } from '../OneLine';
import type { CellProps } from '../views';
import type { ReferenceOptions } from './type';
import { ownId } from './ownId';
import { ReferenceLink } from './ReferenceLink';
import { titleIn } from './titleIn';
import { useTarget } from './useTarget';
import { NAME_ON_ITS_WAY } from './useTitles';

/** A name that must be asked for; the id stands for it when it cannot be known. */
function FetchedName({ id, target, of }: Pick<ReferenceOptions, 'target' | 'of'> & { readonly id: string }) {
  const { resource, href } = useTarget(target);
  const locale = useLocale() ?? 'en';
  const { referenceRecord, isPending } = useReference<AnyRecord>({ reference: resource, id });
  const text = referenceRecord
    ? titleIn({ ...referenceRecord, id }, locale)
    : isPending
      ? NAME_ON_ITS_WAY
      : ownId(id, of);
  return <ReferenceLink text={text} href={href(id)} />;
}

function KnownName({ id, target, text }: { readonly id: string; readonly target: string; readonly text: string }) {
  return <ReferenceLink text={text} href={useTarget(target).href(id)} />;
}

/** Another record by name: the one the wire sent along, else the one its own resource knows. */
export function ReferenceView({ value, record, name, field }: CellProps<string, ReferenceOptions>) {
  const text = record.$texts?.[name];
  const { target, of } = field.options;
  if (isEmpty(value)) return <OneLine text={text ?? '-'} />;
  const id = String(value);
  return text ? <KnownName id={id} target={target} text={text} /> : <FetchedName id={id} target={target} of={of} />;
}
