import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface TabPanelProps {
  readonly tab: string;
  readonly current: string;
  readonly idPrefix: string;
  /** There is no strip of tabs above: it is a part of the page like any other. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/**
 * What one tab shows. It stays mounted, so that an upload on it goes on and its fields can be found.
 *
 * @example <TabPanel tab="facts" current={tab} idPrefix="part"><Facts facts={facts} /></TabPanel>
 * @public
 */
export function TabPanel({ tab, current, idPrefix, bare, children }: TabPanelProps) {
  return (
    <Box
      {...(!bare && { role: 'tabpanel', id: `${idPrefix}-panel-${tab}`, 'aria-labelledby': `${idPrefix}-tab-${tab}` })}
      hidden={tab !== current}
      sx={{ display: tab === current ? 'grid' : 'none', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {children}
    </Box>
  );
}
