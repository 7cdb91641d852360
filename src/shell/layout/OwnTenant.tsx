import { Box } from '@mui/material';
import { useOwnAccount } from './useOwnAccount';

/** Below the name of the signed-in user, whose staff he is.  */
export default function OwnTenant({ userId }: { readonly userId: string }) {
  const { data } = useOwnAccount(userId);
  if (!data?.tenant) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        typography: 'caption',
        lineHeight: '16px',
        color: 'text.secondary',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {data.tenant}
    </Box>
  );
}
