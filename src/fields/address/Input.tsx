import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldFrame, TextBox } from '@/widgets';
import { country } from '../country/type';
import CountryInput from '../country/Input';
import { defineInput } from '../views';
import { addressType, addressParts, type AddressPart, type AddressValue } from './type';

const COUNTRY = country();
const WIDE: readonly AddressPart[] = ['street', 'detail'];

/** The parts of an address that the field asks for, the country from the server's list. */
export default defineInput(addressType, function AddressInput({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const parts = addressParts(field.options);
  const change = (part: AddressPart, text: string | null) => {
    const next: AddressValue = Object.fromEntries(
      Object.entries({ ...value, [part]: text }).filter(([, one]) => one !== null && one !== ''),
    );
    onChange(Object.keys(next).length > 0 ? next : null);
  };
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <Box
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
            columnGap: 2,
            rowGap: 1,
            p: 1.5,
            border: 1,
            borderColor: props.error ? 'error.main' : 'divider',
            borderRadius: 1,
          }}
        >
          {parts.map((part, index) => {
            const id = index === 0 ? props.id : `${props.id}-${part}`;
            const label = translate(`fields.address.${part}`);
            const required = props.required && field.options.needs?.includes(part);
            const shared = {
              id,
              label,
              required,
              place: props.place,
              readOnly: props.readOnly,
              autoFocus: index === 0 && props.autoFocus,
            };
            return (
              <Box key={part} sx={WIDE.includes(part) ? { gridColumn: '1 / -1' } : undefined}>
                {part === 'country' ? (
                  <CountryInput
                    {...shared}
                    name={part}
                    field={COUNTRY}
                    scope={props.scope}
                    values={props.values}
                    value={value?.country ?? null}
                    onChange={(code) => change('country', typeof code === 'string' ? code : null)}
                    onBlur={props.onBlur}
                  />
                ) : (
                  <FieldFrame {...shared}>
                    {(own) => (
                      <TextBox
                        control={own}
                        value={value?.[part] ?? ''}
                        onText={(text) => change(part, text)}
                        onBlur={props.onBlur}
                        readOnly={props.readOnly}
                        autoFocus={shared.autoFocus}
                        autoComplete="off"
                      />
                    )}
                  </FieldFrame>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </FieldFrame>
  );
});
