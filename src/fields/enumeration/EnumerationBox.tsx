import { ChoiceBox } from '@/widgets/inputs/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { textBeside } from '../textBeside';
import type { InputProps } from '../views';
import { chosenCode } from './readCode';
import type { EnumerationOptions } from './type';
import { useOfferedCodes } from './useOfferedCodes';

interface EnumerationBoxProps extends InputProps<string | number, EnumerationOptions> {
  /** What no choice is called; without it, none cannot be chosen again. */
  readonly none?: string;
}

/** One code of an enum, by its words: `resources.<name>.enums.<field>.<code>`, or `enums.<shared>.<code>`. */
export function EnumerationBox({ field, value, onChange, none, ...props }: EnumerationBoxProps) {
  const { choices, loader } = useOfferedCodes({ field, ...props });
  return (
    <>
      <FieldFrame {...props}>
        {(control) => (
          <ChoiceBox
            control={control}
            choices={choices}
            value={value === null || value === undefined ? '' : String(value)}
            valueLabel={textBeside(props.values, props.name)}
            none={none}
            onChoose={(chosen) => onChange(chosen === '' ? null : chosenCode(field.options, chosen))}
            onBlur={props.onBlur}
            readOnly={props.readOnly}
            autoFocus={props.autoFocus}
          />
        )}
      </FieldFrame>
      {loader}
    </>
  );
}
