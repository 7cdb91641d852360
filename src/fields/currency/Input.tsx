import { useLocale } from 'react-admin';
import { SearchChoice } from '../choice/SearchChoice';
import { codeText } from '../enumeration/codeDesc';
import { choiceList } from '../options/readChoices';
import { useAnswer } from '../options/useAnswer';
import { partOf } from '../partOf';
import { useFieldCall } from '../useFieldCall';
import { defineInput } from '../views';
import { currencyChoice, currencyChoices } from './currencyChoices';
import { currencyType } from './type';

/** A currency by its code and its name in the user's language, that of the chosen country first. */
export default defineInput(currencyType, function CurrencyInput({ field, value, onChange, ...props }) {
  const locale = useLocale() ?? 'en';
  const { call, fill } = field.options;
  const { method, path, fixed, at } = useFieldCall(call ?? 'GET .');
  const { data = [], isLoading: loading } = useAnswer(
    { method, path, params: fixed },
    (answer) => choiceList(answer, at),
    call !== undefined,
  );
  const by = fill && codeText(props.values[fill.by]);
  const own = fill && by ? partOf(data, fill.key ?? 'code', by, fill.part) : null;
  return (
    <SearchChoice
      {...props}
      source={{ choices: currencyChoices(data, locale, own), loading }}
      value={value ? currencyChoice(value, locale) : null}
      fill={fill}
      onChoose={onChange}
    />
  );
});
