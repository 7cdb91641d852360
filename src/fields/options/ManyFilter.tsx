import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { ChoicesBox } from '@/widgets/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { RetryLine } from '../RetryLine';
import { defineManyFilter } from '../views';
import { optionsType } from './type';
import { useWordedChoices } from './useWordedChoices';

/** Any of several codes of the server's list, or all. */
export default defineManyFilter(optionsType, function OptionsManyFilter({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { choices, error, retry } = useWordedChoices({ field, ...props });
  return (
    <FieldFrame {...props} help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}>
      {(control) => <ChoicesBox control={control} choices={choices} values={value} none={translate('fields.all')} onChoose={onChange} />}
    </FieldFrame>
  );
});
