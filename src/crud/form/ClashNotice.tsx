import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DetailValue } from '../detail/DetailValue';
import type { Clash } from './useOthersChanges';

/** Somebody else was faster: what stands in the record now, and whose values are to stay. Nothing was sent yet. */
export default function ClashNotice({ clash }: { readonly clash: Clash }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <div>{translate('form.clash.text')}</div>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))', gap: 1.5, my: 1.5 }}>
        {clash.names.map((name) => (
          <DetailValue key={name} name={name} record={clash.theirs} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" onClick={clash.keepMine}>
          {translate('form.clash.mine')}
        </Button>
        <Button size="small" color="inherit" onClick={clash.takeTheirs}>
          {translate('form.clash.theirs')}
        </Button>
      </Box>
    </Alert>
  );
}
