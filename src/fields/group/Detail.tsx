import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { InnerValue } from '../InnerValue';
import { innerScope } from '../innerScope';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { groupType, type GroupOptions } from './type';

function GroupDetail({ value, name, field, scope }: CellProps<Readonly<Record<string, unknown>>, GroupOptions>) {
  const translate = useTranslate();
  const below = innerScope(scope, name);
  if (!value) return <OneLine text="-" />;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, max-content) 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {Object.entries(field.options.fields).map(([key, inner]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`${below}.fields.${key}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: 'start' }}>
            <InnerValue name={key} field={inner} scope={below} values={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export default defineCell(groupType, GroupDetail);
