import { useTranslate } from 'react-admin';
import { FieldFrame } from '@/widgets';
import { filterWithin } from '../filterWithin';
import { textBeside } from '../textBeside';
import { defineInput } from '../views';
import { nodeOf } from './nodeOf';
import { treeReferenceType } from './type';
import { TreeBox } from './TreeBox';

/**
 * One node of a tree. A parent field does not offer the record itself nor anything below it; `within` narrows the tree.
 */
export default defineInput(treeReferenceType, function TreeReferenceInput({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { target, excludeSelf, of, within = of } = field.options;
  const own = props.values.id;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <TreeBox
          control={control}
          target={target}
          value={nodeOf(value, field.options)}
          brought={textBeside(props.values, props.name)}
          filter={filterWithin(within, props.values)}
          without={excludeSelf && typeof own === 'string' && own !== '' ? own : undefined}
          label={props.label}
          all={props.place === 'filter' && !props.required}
          placeholder={translate(props.place === 'filter' && !props.required ? 'fields.all' : 'widgets.choose')}
          clearable={!props.required || props.place === 'filter'}
          onPick={onChange}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
