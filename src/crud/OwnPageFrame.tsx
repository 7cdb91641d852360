import { Box, GlobalStyles, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { theirPlace, ReactAdminPlace } from '@/data/internal';
import { TitlePlace } from '@/widgets/internal';

/** What only the layout of an `<Admin>` has: it stands inside of its root, which has no name that can be asked for. */
const ADMIN = '.RaLayout-appFrame';

/**
 * An `<Admin>` has a theme of its own: its sizes are of the browser's letters, and what it says of the page as a whole
 * is said again for the console.
 */
const besideAdmin = (theme: Theme) => {
  // by variable: a page in another tab stands still, and its colors follow the mode all the same
  const { text, background } = (theme.vars ?? theme).palette;
  return {
    [`html:has(${ADMIN})`]: { fontSize: '100%' },
    'html > body': { ...theme.typography.body1, color: text.primary, backgroundColor: background.default },
  };
};

export interface OwnPageFrameProps {
  /** Where the page stands: the path of its route, with `:id` where a record's id is. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Around a page of one's own: what components of react-admin expect of the page they are on. */
export default function OwnPageFrame({ at, children }: OwnPageFrameProps) {
  const place = theirPlace(useLocation());
  const page = (
    <ReactAdminPlace>
      <GlobalStyles styles={besideAdmin} />
      <TitlePlace />
      <Box
        sx={{
          // what an `<Admin>` fixes to the window stays in its page
          [`&:has(${ADMIN})`]: { contain: 'layout paint', minHeight: 'calc(100dvh - 120px)', display: 'grid' },
          [`& :has(> ${ADMIN})`]: { minWidth: 0, minHeight: 1 },
        }}
      >
        {children}
      </Box>
    </ReactAdminPlace>
  );
  return (
    <Routes location={place}>
      <Route path={`${at}/*`} element={page} />
      <Route path="*" element={page} />
    </Routes>
  );
}
