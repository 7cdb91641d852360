import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useOwnAccount } from './useOwnAccount';

const SHOWN = ['tenant', 'organization', 'roles', 'email', 'phone'] as const;

/**
 * What the cloud says of the signed-in user, below the menu of the user; nothing while it is on its way, and where it
 * says nothing.
 */
export default function OwnAccountFacts({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const { data } = useOwnAccount(userId);
  const facts = SHOWN.flatMap((key) => (data?.[key] ? [[key, data[key]] as const] : []));
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        rowGap: 0.25,
        typography: 'caption',
      }}
    >
      {facts.map(([key, value]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`shell.user.${key}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
