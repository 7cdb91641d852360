import { Box } from '@mui/material';
import { lazyPart } from '@/data';
import { ExtraBoundary } from '@/data/internal';
import type { PageTab } from './pageTab';
import { tabStyles } from './tabStyles';
import type { PageTabs } from './usePageTabs';
import { useTabNames } from './useTabNames';

const TabStrip = lazyPart(() => import('./strip/OpenTabs'));

/** Height of the strip in pixels. */
const STRIP_HEIGHT = 36;

/**
 * The strip of tabs. It is there from the first page on, so that the second does not push the first one down.
 */
export function TabsBar({ tabs }: { readonly tabs: PageTabs }) {
  if (!tabs.on) return null;
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        height: STRIP_HEIGHT,
        boxSizing: 'border-box',
        minWidth: 0,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.listed ? (
        <ExtraBoundary>
          <TabStrip tabs={tabs} waiting={<OneTab tab={tabs.shown} />} />
        </ExtraBoundary>
      ) : (
        <OneTab tab={tabs.shown} />
      )}
    </Box>
  );
}

/** One page alone has a name and nothing to choose. The heading says the name already to those who hear the page. */
function OneTab({ tab }: { readonly tab: PageTab | undefined }) {
  const nameOf = useTabNames();
  if (!tab) return null;
  return <Box className="alone" data-name={nameOf(tab)} sx={tabStyles} />;
}
