import { useLocale } from 'react-admin';
import { FieldFrame } from '@/widgets/FieldFrame';
import { SearchChoiceBox } from '@/widgets/inputs/SearchChoiceBox';
import { codeText } from '../enumeration/codeDesc';
import { FilledBy } from '../FilledBy';
import { choiceList } from '../options/readChoices';
import { useAnswer } from '../options/useAnswer';
import { partOf } from '../partOf';
import { useFieldCall } from '../useFieldCall';
import { defineInput } from '../views';
import { currencyChoice, currencyChoices } from './currencyChoices';
import { currencyType } from './type';

/** A currency by its code and its name in the user's language, that of the chosen country first. */
export default defineInput(currencyType, function CurrencyInput({ value, onChange, ...props }) {
  const locale = useLocale() ?? 'en';
  const { call, fill } = props.field.options;
  const { method, path, fixed, at } = useFieldCall(call ?? 'GET .');
  const { data = [], isLoading } = useAnswer(
    { method, path, params: fixed },
    (answer) => choiceList(answer, at),
    call !== undefined,
  );
  const by = fill && codeText(props.values[fill.by]);
  const own = fill && by ? partOf(data, fill.key ?? 'code', by, fill.part) : null;
  return (
    <>
      <FieldFrame {...props}>
        {(control) => (
          <SearchChoiceBox
            {...props}
            control={control}
            choices={currencyChoices(data, locale, own)}
            value={value ? currencyChoice(value, locale) : null}
            onChoose={onChange}
            loading={isLoading}
          />
        )}
      </FieldFrame>
      {fill && props.place === 'form' && !props.readOnly && (
        <FilledBy fill={fill} value={value} values={props.values} onChange={onChange} />
      )}
    </>
  );
});
