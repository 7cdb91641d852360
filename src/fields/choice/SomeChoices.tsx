import { useTranslate } from 'react-admin';
import { ChoicesBox } from '@/widgets/internal';
import { ChoiceFrame, type ChoicePlace, type ChoiceSource } from './ChoiceFrame';

interface SomeChoicesProps extends ChoicePlace {
  readonly source: ChoiceSource;
  readonly chosen: readonly (string | number)[];
  onChoose(values: readonly string[]): void;
}

/** Several choices of a short list. In a filter none of them means all. */
export function SomeChoices({ source, chosen, onChoose, ...place }: SomeChoicesProps) {
  const translate = useTranslate();
  const none = place.place === 'filter' && !place.required ? 'fields.all' : 'widgets.choose';
  return (
    <ChoiceFrame place={place} source={source}>
      {(control) => (
        <ChoicesBox
          control={control}
          choices={source.choices}
          values={chosen.map(String)}
          none={place.readOnly ? '-' : translate(none)}
          onChoose={onChoose}
          onBlur={place.onBlur}
          readOnly={place.readOnly}
          autoFocus={place.autoFocus}
        />
      )}
    </ChoiceFrame>
  );
}
