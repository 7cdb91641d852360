import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { FieldFrame } from '@/widgets/FieldFrame';
import { SearchChoiceBox } from '@/widgets/inputs/SearchChoiceBox';
import { FilledBy } from '../FilledBy';
import { defineInput } from '../views';
import { offsetOf } from './offsetOf';
import { timeZoneType } from './type';

const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((value) => ({ value, label: value }));

const withOffset: ComponentProps<typeof SearchChoiceBox>['renderOption'] = ({ key, ...props }, one) => (
  <li key={key} {...props}>
    {one.label}
    <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {offsetOf(one.value)}
    </Box>
  </li>
);

/** A time zone of those the browser knows, found by a part of its name. */
export default defineInput(timeZoneType, function TimeZoneInput({ value, onChange, ...props }) {
  const { fill } = props.field.options;
  const chosen = value ? { value, label: value } : null;
  return (
    <>
      <FieldFrame {...props}>
        {(control) => (
          <SearchChoiceBox
            {...props}
            control={control}
            choices={ZONES}
            value={chosen}
            onChoose={onChange}
            renderOption={withOffset}
          />
        )}
      </FieldFrame>
      {fill && props.place === 'form' && !props.readOnly && (
        <FilledBy fill={fill} value={value} values={props.values} onChange={onChange} />
      )}
    </>
  );
});
