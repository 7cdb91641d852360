import { Box } from '@mui/material';
import { useId, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord, Section } from '@/schema';
import { TabPanel } from '@/widgets/tabs/TabPanel';
import { TabStrip } from '@/widgets/tabs/TabStrip';
import { RelatedContent } from '../related/RelatedContent';
import { useRelated } from '../related/useRelated';
import { useGrantedPanels } from '../useGrantedPanels';
import { DetailSection } from './DetailSection';
import { detailSections } from './detailSections';
import { SectionCard } from '../SectionCard';
import type { Panel } from '../views';

interface DetailPanelProps {
  readonly panel: Panel<never>;
  readonly record: AnyRecord;
}

/** A bespoke piece of a record's page under its heading. */
function DetailPanel({ panel, record }: DetailPanelProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  // `defineViews` tied it to this resource's record
  const Content = panel.component as ComponentType<{ record: AnyRecord }>;
  if (panel.bare) return <Content record={record} />;
  return (
    <SectionCard title={translate(`${scope}.panels.${panel.key}`)}>
      <Content record={record} />
    </SectionCard>
  );
}

/** The first tab of a record whose sections have none, when there is more of it on others. */
const OVERVIEW = 'overview';

/**
 * Sections, then bespoke panels, then what is related to a record. With tabs each panel and each relation is a tab of
 * its own, asked for when it is opened. The tab is in the URL.
 */
export function DetailBody({ record }: { readonly record: AnyRecord }) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const idPrefix = useId();
  const [search, setSearch] = useSearchParams();

  const sections = detailSections(resource, record);
  const panels = useGrantedPanels(views.panels);
  const related = useRelated(record);
  const own = [...new Set(sections.flatMap((one) => one.tab ?? []))];
  const hasOverview = own.length === 0 && related.length > 0;
  const tabs = [
    ...(hasOverview ? [{ key: OVERVIEW, label: translate('detail.overview') }] : []),
    ...own.map((key) => ({ key, label: translate(`${scope}.tabs.${key}`) })),
    ...(own.length > 0 ? panels : []).map(({ key }) => ({ key, label: translate(`${scope}.panels.${key}`) })),
    ...related.map(({ key }) => ({ key, label: translate(`${scope}.related.${key}`) })),
  ];
  const current = tabs.find(({ key }) => key === search.get('tab'))?.key ?? tabs[0]?.key;
  const choose = (key: string) =>
    setSearch(
      (now) => {
        now.set('tab', key);
        return now;
      },
      { replace: true },
    );

  const draw = (section: Section) => <DetailSection key={section.key} section={section} record={record} />;
  const rest = (
    <>
      {sections.filter((one) => one.tab === undefined).map(draw)}
      {own.length === 0 && panels.map((one) => <DetailPanel key={one.key} panel={one} record={record} />)}
    </>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {!hasOverview && rest}
      {current !== undefined && (
        <>
          <TabStrip
            tabs={tabs}
            current={current}
            idPrefix={idPrefix}
            label={translate('detail.tabs')}
            onChoose={choose}
          />
          <TabPanel tab={current} current={current} idPrefix={idPrefix}>
            {hasOverview && current === OVERVIEW && rest}
            {sections.filter((one) => one.tab === current).map(draw)}
            {own.length > 0 &&
              panels
                .filter((one) => one.key === current)
                .map((one) => <DetailPanel key={one.key} panel={one} record={record} />)}
            {related
              .filter((one) => one.key === current)
              .map((one) => (
                <RelatedContent key={one.key} tab={one} record={record} />
              ))}
          </TabPanel>
        </>
      )}
    </Box>
  );
}
