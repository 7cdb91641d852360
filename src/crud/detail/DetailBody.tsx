import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '@/data/ResourceContext';
import type { AnyRecord } from '@/schema';
import { TabPanel } from '@/widgets/tabs/TabPanel';
import { TabStrip } from '@/widgets/tabs/TabStrip';
import { useGrantedPanels } from '../useGrantedPanels';
import { DetailPanel } from './DetailPanel';
import { DetailSection } from './DetailSection';
import { detailSections } from './detailSections';

/** Sections, then bespoke panels, of a record; with tabs each panel is a tab of its own. The tab is in the URL. */
export function DetailBody({ record }: { readonly record: AnyRecord }) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const idPrefix = useId();
  const [search, setSearch] = useSearchParams();

  const sections = detailSections(resource, record);
  const panels = useGrantedPanels(views.panels);
  const tabs = [...new Set(sections.flatMap((one) => one.tab ?? []))];
  const keys = tabs.length > 0 ? [...tabs, ...panels.map((one) => one.key)] : [];
  const current = keys.find((key) => key === search.get('tab')) ?? keys[0];
  const choose = (key: string) =>
    setSearch(
      (now) => {
        now.set('tab', key);
        return now;
      },
      { replace: true },
    );

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {sections.filter((one) => one.tab === undefined).map((one) => <DetailSection key={one.key} section={one} record={record} />)}
      {current === undefined && panels.map((one) => <DetailPanel key={one.key} panel={one} record={record} />)}
      {current !== undefined && (
        <>
          <TabStrip
            tabs={keys.map((key) => ({ key, label: translate(`${scope}.${tabs.includes(key) ? 'tabs' : 'panels'}.${key}`) }))}
            current={current}
            idPrefix={idPrefix}
            label={translate('detail.tabs')}
            onChoose={choose}
          />
          <TabPanel tab={current} current={current} idPrefix={idPrefix}>
            {sections.filter((one) => one.tab === current).map((one) => <DetailSection key={one.key} section={one} record={record} />)}
            {panels.filter((one) => one.key === current).map((one) => <DetailPanel key={one.key} panel={one} record={record} />)}
          </TabPanel>
        </>
      )}
    </Box>
  );
}
