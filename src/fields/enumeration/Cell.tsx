import { lazyPart } from '@/data';
import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { useTextContext } from '../useTextContext';
import { defineCell, type CellProps } from '../views';
import { enumerationType, type EnumerationOptions } from './type';
import { StatusTag } from './StatusTag';

const AddedWords = lazyPart(() => import('./AddedWords'));

/** The code in words, the wire's own words for a code this build does not know; a tag when the enum has tones. */
function EnumerationCell({ value, record, name, field, scope }: CellProps<string | number, EnumerationOptions>) {
  const { enumText } = useTextContext(scope, name, field);
  if (isEmpty(value) || value === null || value === undefined) return <OneLine text={record.$texts?.[name] ?? '-'} />;
  const code = String(value);
  const known = enumText?.(code) ?? record.$texts?.[name];
  const { tones, adds } = field.options;
  if (known === undefined && adds !== undefined)
    return (
      <AddedWords codes={[value]} name={name} scope={scope} options={field.options} waiting={<OneLine text={code} />} />
    );
  const words = known ?? code;
  return tones ? <StatusTag text={words} tone={new Map(Object.entries(tones)).get(code)} /> : <OneLine text={words} />;
}

export default defineCell(enumerationType, EnumerationCell);
