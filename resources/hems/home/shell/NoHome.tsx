import { Box, Button } from '@mui/material';
import Home from '@mui/icons-material/HomeOutlined';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/widgets';
import { ToHomes } from './ToHomes';

/** The address names no home: the one shown last is one press away, and so is the list. */
export function NoHome({ last }: { readonly last: string | null }) {
  const translate = useTranslate();
  const [, setParams] = useSearchParams();
  return (
    <EmptyState
      icon={<Home />}
      title={translate('hems.noHome')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {last !== null && (
            <Button variant="contained" onClick={() => setParams({ id: last }, { replace: true })}>
              {translate('hems.shell.last')}
            </Button>
          )}
          <ToHomes />
        </Box>
      }
    />
  );
}
