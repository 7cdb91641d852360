import { useTranslate } from 'react-admin';
import { enumKey } from '../enumKey';
import { OneLine } from '../OneLine';
import { useWordedChoices } from '../options/useWordedChoices';
import type { CellProps } from '../views';
import { plainCode } from './readCode';
import type { Code } from './type';
import type { CodeSource } from './useOfferedCodes';
import { formatList } from '@/schema';

interface AddedWordsProps extends Pick<CellProps, 'scope' | 'name'> {
  readonly codes: readonly Code[];
  readonly options: CodeSource;
}

/** The words of codes, also of those that the cloud has added; a code itself where nobody says anything of it. */
export default function AddedWords({ codes, name, scope, options }: AddedWordsProps) {
  const translate = useTranslate();
  const { adds = 'GET .', at, shared } = options;
  const { choices } = useWordedChoices({
    scope,
    name,
    values: {},
    field: { options: { call: adds, at, ...(shared !== undefined && { shared }) } },
  });
  const wordsOf = (code: string) =>
    choices.find((one) => plainCode(one.value) === plainCode(code))?.label ??
    translate(enumKey(scope, name, options, code), { _: code });
  return <OneLine text={formatList(codes.map((code) => wordsOf(String(code))))} />;
}
