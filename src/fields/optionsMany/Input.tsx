import { useTranslate } from 'react-admin';
import { OptionsManyBox } from '../options/OptionsManyBox';
import { defineInput } from '../views';
import { optionsManyType } from './type';

/** Several codes of the server's list. */
export default defineInput(optionsManyType, function OptionsManyInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const none = props.readOnly
    ? '-'
    : translate(props.place === 'filter' && !props.required ? 'fields.all' : 'widgets.choose');
  return (
    <OptionsManyBox
      {...props}
      value={value ?? []}
      none={none}
      onChange={(next) => onChange(next.length > 0 ? [...next] : null)}
    />
  );
});
