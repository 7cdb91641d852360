import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame } from '@/widgets';
import { ReferencePicker } from '../reference/ReferencePicker';
import { filterWithin } from '../filterWithin';
import { textBeside } from '../textBeside';
import { defineInput } from '../views';
import { referenceManyType } from './type';

/** Several other records as chips; one more than allowed is not taken and warns (spec 01 §5). */
export default defineInput(referenceManyType, function ReferenceManyInput({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { max, target, of, within = of } = field.options;
  const [refused, setRefused] = useState(false);
  const ids = value ?? [];
  const warning = refused && max !== undefined ? translate('widgets.tree.max', { max }) : undefined;
  return (
    <FieldFrame {...props} error={props.error ?? warning}>
      {(control) => (
        <ReferencePicker
          control={control}
          target={target}
          ids={ids}
          brought={textBeside(props.values, props.name)}
          filter={filterWithin(within, props.values)}
          multiple
          oneLine={props.place === 'filter'}
          all={props.place === 'filter' && !props.required}
          placeholder={translate(props.place === 'filter' && !props.required ? 'fields.all' : 'widgets.choose')}
          onPick={(next) => {
            const over = max !== undefined && next.length > max && next.length > ids.length;
            setRefused(over);
            if (!over) onChange(next.length > 0 ? next : null);
          }}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
