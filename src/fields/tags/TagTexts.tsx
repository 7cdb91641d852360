import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { PlainTag, TagLine } from '../TagLine';
import type { CellProps } from '../views';
import type { TagsOptions } from './type';

interface TagTextsProps extends CellProps<string[], TagsOptions> {
  readonly wrap?: boolean;
}

/** Tags as they were written. */
export function TagTexts({ value, wrap }: TagTextsProps) {
  if (isEmpty(value) || !value) return <OneLine text="-" />;
  return (
    <TagLine title={value.join(', ')} wrap={wrap}>
      {value.map((one) => (
        <PlainTag key={one} text={one} />
      ))}
    </TagLine>
  );
}
