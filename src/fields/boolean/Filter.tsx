import { useTranslate } from 'react-admin';
import { ChoiceBox, FieldFrame } from '@/widgets';
import { defineInput } from '../views';
import { booleanType } from './type';
import { booleanWords } from './booleanWords';

export default defineInput(booleanType, function BooleanFilter({ value, onChange, ...props }) {
  const translate = useTranslate();
  const { yes, no } = booleanWords(translate, props.scope, props.name);
  const choices = [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ChoiceBox
          control={control}
          choices={choices}
          value={typeof value === 'boolean' ? String(value) : ''}
          none={translate('fields.all')}
          onChoose={(chosen) => onChange(chosen === '' ? null : chosen === 'true')}
          onBlur={props.onBlur}
        />
      )}
    </FieldFrame>
  );
});
