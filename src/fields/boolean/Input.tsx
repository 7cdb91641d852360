import { Box, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldFrame } from '@/widgets';
import { defineInput } from '../views';
import { booleanType } from './type';
import { booleanWords } from './booleanWords';

/** Yes or no, with the word beside the switch so that color is not all that tells. */
export default defineInput(booleanType, function BooleanInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  return (
    <FieldFrame {...props}>
      {({ id, 'aria-required': _required, ...aria }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
          <Switch
            size="small"
            checked={value === true}
            disabled={props.readOnly}
            autoFocus={props.autoFocus}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={props.onBlur}
            slotProps={{ input: { id, ...aria } }}
          />
          <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
            {booleanWords(translate, props.scope, props.name)[value === true ? 'yes' : 'no']}
          </Typography>
        </Box>
      )}
    </FieldFrame>
  );
});
