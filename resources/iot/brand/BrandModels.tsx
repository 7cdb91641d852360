import { Box, Chip, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { failureText, useLive } from '@/data';
import { ErrorState } from '@/widgets';
import type { Brand } from '@schemas/iot/brand';
import { iotCalls } from '../calls';
import { readBrandTree } from './readBrandTree';

/** The models of the brand, each the way to its page where there is one. */
export function BrandModels({ record: { id } }: { readonly record: Brand }) {
  const translate = useTranslate();
  const path = useAccess().pathOf.get('iot/model');
  const { data, state } = useLive(
    ['iot', 'brandTree', id],
    async (signal) => readBrandTree(await iotCalls.brandTree({}, { signal, quiet: true }), id) ?? [],
  );
  if (!data)
    return state.error ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      <CircularProgress size={20} aria-label={translate('widgets.loading')} />
    );
  if (data.length === 0) return <Typography variant="body2">-</Typography>;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, '& > li': { minWidth: 0 } }}
    >
      {data.map((model) => (
        <li key={model.id}>
          {path ? (
            <Chip
              component={Link}
              to={`${path}/${encodeURIComponent(model.id)}/show`}
              label={model.name}
              variant="outlined"
              clickable
            />
          ) : (
            <Chip label={model.name} variant="outlined" />
          )}
        </li>
      ))}
    </Box>
  );
}
