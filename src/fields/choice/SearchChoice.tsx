import type { ComponentProps } from 'react';
import type { FieldFill } from '@/schema';
import { SearchChoiceBox } from '@/widgets/internal';
import type { Choice } from '@/widgets';
import { FilledBy } from '../FilledBy';
import { ChoiceFrame, type ChoicePlace, type ChoiceSource } from './ChoiceFrame';

interface SearchChoiceProps extends ChoicePlace, Pick<ComponentProps<typeof SearchChoiceBox>, 'renderOption'> {
  readonly source: ChoiceSource;
  readonly value: Choice | null;
  /** Of a form: what it is filled with while it is empty. */
  readonly fill?: FieldFill | undefined;
  onChoose(value: string | null): void;
}

/** One choice of a long list, found by a part of its name. */
export function SearchChoice({ source, value, fill, onChoose, renderOption, ...place }: SearchChoiceProps) {
  return (
    <>
      <ChoiceFrame place={place} source={source}>
        {(control) => (
          <SearchChoiceBox
            {...place}
            control={control}
            choices={source.choices}
            value={value}
            onChoose={onChoose}
            loading={source.loading ?? false}
            {...(renderOption && { renderOption })}
          />
        )}
      </ChoiceFrame>
      {fill && place.place === 'form' && !place.readOnly && (
        <FilledBy fill={fill} value={value?.value ?? null} values={place.values} onChange={onChoose} />
      )}
    </>
  );
}
