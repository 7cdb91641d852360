import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/widgets/whenIdle';
import { useOwnAccount } from './useOwnAccount';

/** Below the name of the signed-in user, whose staff he is. It is asked for once the first page stands. */
export default function OwnTenant({ userId }: { readonly userId: string }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useOwnAccount(userId, idle);
  if (!data?.tenant) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        typography: 'caption',
        lineHeight: 1.25,
        color: 'text.secondary',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {data.tenant}
    </Box>
  );
}
