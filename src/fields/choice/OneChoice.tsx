import { useTranslate } from 'react-admin';
import { ChoiceBox } from '@/widgets';
import { textBeside } from '../textBeside';
import { ChoiceFrame, type ChoicePlace, type ChoiceSource } from './ChoiceFrame';

interface OneChoiceProps extends ChoicePlace {
  readonly source: ChoiceSource;
  readonly value: string | number | null | undefined;
  onChoose(value: string | null): void;
}

/**
 * One choice of a short list. In a filter none of them means all; in a form one that is not required can be taken back.
 */
export function OneChoice({ source, value, onChoose, ...place }: OneChoiceProps) {
  const translate = useTranslate();
  const none = place.place === 'filter' ? 'fields.all' : place.required ? undefined : 'fields.none';
  return (
    <ChoiceFrame place={place} source={source}>
      {(control) => (
        <ChoiceBox
          control={control}
          choices={source.choices}
          value={value === null || value === undefined ? '' : String(value)}
          valueLabel={textBeside(place.values, place.name)}
          none={none && translate(none)}
          onChoose={(chosen) => onChoose(chosen === '' ? null : chosen)}
          onBlur={place.onBlur}
          readOnly={place.readOnly}
          autoFocus={place.autoFocus}
        />
      )}
    </ChoiceFrame>
  );
}
