import { useTranslate } from 'react-admin';
import { FieldFrame } from '@/widgets';
import { filterWithin } from '../filterWithin';
import { textBeside } from '../textBeside';
import { defineInput } from '../views';
import { referenceType } from './type';
import { ReferencePicker } from './ReferencePicker';

/** Another record, found by a part of its name. */
export default defineInput(referenceType, function ReferenceInput({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { target, of, within = of } = field.options;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ReferencePicker
          control={control}
          target={target}
          ids={value ? [value] : []}
          brought={textBeside(props.values, props.name)}
          filter={filterWithin(within, props.values)}
          multiple={false}
          keep={props.required && props.place === 'form'}
          all={props.place === 'filter' && !props.required}
          placeholder={translate(props.place === 'filter' && !props.required ? 'fields.all' : 'widgets.choose')}
          onPick={([id]) => onChange(id ?? null)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
