import { useTranslate } from 'react-admin';
import { ChoicesBox } from '@/widgets/inputs/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { defineManyFilter } from '../views';
import { chosenCode } from './readCode';
import { enumerationType } from './type';
import { useOfferedCodes } from './useOfferedCodes';

export default defineManyFilter(enumerationType, function EnumerationManyFilter({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const { choices, loader } = useOfferedCodes({ field, ...props });
  return (
    <>
      <FieldFrame {...props}>
        {(control) => (
          <ChoicesBox
            control={control}
            choices={choices}
            values={value.map(String)}
            none={translate('fields.all')}
            onChoose={(chosen) => onChange(chosen.map((one) => chosenCode(field.options, one)))}
          />
        )}
      </FieldFrame>
      {loader}
    </>
  );
});
