import { useTranslate } from 'react-admin';
import { ChoicesBox } from '@/widgets/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { enumKey } from '../enumKey';
import { defineManyFilter } from '../views';
import { enumerationType } from './type';

/** Any of several codes, or all. */
export default defineManyFilter(enumerationType, function EnumerationManyFilter({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { values } = field.options;
  const choices = values.map((code) => ({ value: String(code), label: translate(enumKey(props.scope, props.name, field.options, String(code)), { _: String(code) }) }));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ChoicesBox
          control={control}
          choices={choices}
          values={value.map(String)}
          none={translate('fields.all')}
          onChoose={(chosen) => onChange(chosen.map((one) => values.find((code) => String(code) === one) ?? one))}
        />
      )}
    </FieldFrame>
  );
});
