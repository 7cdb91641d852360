import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { TabStrip } from '@/widgets';
import { CustomMenu, useCustomMenu } from '@/energy';
import type { Home } from '../context/readHome';
import { ClockChoice } from './ClockChoice';
import { HOME_TABS, type HomeTab } from './homeTabs';
import { useHomeLinks } from './useHomeLinks';

interface HomeTabStripProps {
  readonly id: string;
  readonly tab: HomeTab;
  readonly home: Home | undefined;
}

/**
 * Tabs of the granted pages, as the user arranged them for this home; the one that is open is always among them. Beside
 * them, whose clock the pages show.
 */
export function HomeTabStrip({ id, tab, home }: HomeTabStripProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const linkOf = useHomeLinks();
  const granted = useMemo(
    () =>
      HOME_TABS.filter((one) => linkOf(one) !== undefined).map((key) => ({
        key,
        label: translate(`hems.tabs.${key}`),
      })),
    [linkOf, translate],
  );
  const menu = useCustomMenu(id, granted);
  const tabs = menu.arranged.filter(({ item, checked }) => checked || item.key === tab).map(({ item }) => item);
  const choose = (key: string) => {
    const chosen = granted.find((one) => one.key === key);
    const link = chosen && linkOf(chosen.key);
    if (link && key !== tab) void navigate(link.to, { replace: link.replace, state: link.state });
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap-reverse',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 160px', sm: '1 1 320px' }, minWidth: 0, mb: '-1px' }}>
        <TabStrip tabs={tabs} current={tab} idPrefix="home" label={translate('hems.tabs.label')} onChoose={choose} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.25 }}>
        {home && <ClockChoice home={home} />}
        {granted.length > 1 && <CustomMenu menu={menu} />}
      </Box>
    </Box>
  );
}
