import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { SearchChoice } from '../choice/SearchChoice';
import { defineInput } from '../views';
import { offsetOf } from './offsetOf';
import { timeZoneType } from './type';

const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((value) => ({ value, label: value }));

const withOffset: ComponentProps<typeof SearchChoice>['renderOption'] = ({ key, ...props }, one) => (
  <li key={key} {...props}>
    {one.label}
    <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {offsetOf(one.value)}
    </Box>
  </li>
);

/** A time zone of those the browser knows, found by a part of its name. */
export default defineInput(timeZoneType, function TimeZoneInput({ field, value, onChange, ...props }) {
  return (
    <SearchChoice
      {...props}
      source={{ choices: ZONES }}
      value={value ? { value, label: value } : null}
      fill={field.options.fill}
      renderOption={withOffset}
      onChoose={onChange}
    />
  );
});
