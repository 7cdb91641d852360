import { lazyPart } from '@/data';
import { isEmpty, formatList } from '@/schema';
import { StatusTag } from '../enumeration/StatusTag';
import type { Code } from '../enumeration/type';
import { OneLine } from '../OneLine';
import { PlainTag, TagLine } from '../TagLine';
import { useTextContext } from '../useTextContext';
import type { CellProps } from '../views';
import type { CodesOptions } from './type';

interface CodeTagsProps extends CellProps<Code[], CodesOptions> {
  readonly wrap?: boolean;
}

const AddedWords = lazyPart(() => import('../enumeration/AddedWords'));

/** Each code in words as a tag; the wire's own words for all of them where this build does not know one. */
export function CodeTags({ value, record, name, field, scope, wrap }: CodeTagsProps) {
  const { enumText } = useTextContext(scope, name, field);
  const brought = record.$texts?.[name];
  if (isEmpty(value) || !value) return <OneLine text={brought ?? '-'} />;
  const words = value.map((code) => enumText?.(String(code)));
  if (brought !== undefined && words.includes(undefined)) return <OneLine text={brought} />;
  if (words.includes(undefined) && field.options.adds !== undefined)
    return (
      <AddedWords
        codes={value}
        name={name}
        scope={scope}
        options={field.options}
        waiting={<OneLine text={formatList(value.map(String))} />}
      />
    );
  const tones = field.options.tones && new Map(Object.entries(field.options.tones));
  const tags = value.map((code, at) => ({ code: String(code), text: words[at] ?? String(code) }));
  return (
    <TagLine title={formatList(tags.map(({ text }) => text))} wrap={wrap}>
      {tags.map(({ code, text }) =>
        tones ? <StatusTag key={code} text={text} tone={tones.get(code)} /> : <PlainTag key={code} text={text} />,
      )}
    </TagLine>
  );
}
