import { useTranslate } from 'react-admin';
import { FieldFrame } from '@/widgets';
import { filterWithin } from '../filterWithin';
import { defineManyFilter } from '../views';
import { ReferencePicker } from './ReferencePicker';
import { referenceType } from './type';

/** Any of several records, or all. */
export default defineManyFilter(referenceType, function ReferenceManyFilter({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { target, of, within = of } = field.options;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ReferencePicker
          control={control}
          target={target}
          ids={value}
          filter={filterWithin(within, props.values)}
          multiple
          oneLine
          all
          placeholder={translate('fields.all')}
          onPick={onChange}
          onBlur={props.onBlur}
        />
      )}
    </FieldFrame>
  );
});
