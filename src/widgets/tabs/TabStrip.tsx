import { Box, Tab, Tabs } from '@mui/material';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';

interface TabStripProps {
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly failed?: boolean }[];
  readonly current: string;
  /** Before the keys in the ids of tabs and panels. */
  readonly idPrefix: string;
  readonly label: string;
  /** Said for a tab with errors on it. */
  readonly failedText?: string;
  onChoose(key: string): void;
}

/**
 * Tabs of a form or a detail page; those with errors on them are marked. Panels are `TabPanel`s of the same prefix.
 *
 * @example
 * <TabStrip tabs={[{ key: 'facts', label: translate('part.facts') }]} current={tab} idPrefix="part" label={label}
 *   onChoose={setTab} />
 * @public
 */
export function TabStrip({ tabs, current, idPrefix, label, failedText, onChoose }: TabStripProps) {
  return (
    <Tabs
      value={current}
      onChange={(_, next: string) => onChoose(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          id={`${idPrefix}-tab-${tab.key}`}
          aria-controls={`${idPrefix}-panel-${tab.key}`}
          label={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              {tab.label}
              {tab.failed && <ErrorOutline titleAccess={failedText} color="error" sx={{ fontSize: 16 }} />}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}
