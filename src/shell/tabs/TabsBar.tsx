import { Box } from '@mui/material';
import { lazyPart } from '@/data/registry/lazyPart';
import { ExtraBoundary } from '../extras/ExtraBoundary';
import type { PageTabs } from './usePageTabs';

const TabStrip = lazyPart(() => import('./strip/OpenTabs'));

/** Height of the strip in pixels, kept free while it is on its way. */
export const STRIP_HEIGHT = 37;

/** The strip of tabs, from the second one on: one page alone needs none. */
export function TabsBar({ tabs }: { readonly tabs: PageTabs }) {
  if (!tabs.listed) return null;
  return (
    <Box
      sx={{
        flex: 'none',
        height: STRIP_HEIGHT,
        boxSizing: 'border-box',
        minWidth: 0,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ExtraBoundary>
        <TabStrip tabs={tabs} waiting={null} />
      </ExtraBoundary>
    </Box>
  );
}
