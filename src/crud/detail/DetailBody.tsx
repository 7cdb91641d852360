import { Box } from '@mui/material';
import { useId, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { useAddressParams } from '@/data/internal';
import type { AnyRecord } from '@/schema';
import { TabPanel, TabStrip } from '@/widgets';
import { RelatedContent } from '../related/RelatedContent';
import { useRelated } from '../related/useRelated';
import { useGrantedPanels } from '../useGrantedPanels';
import { DetailSheet } from './DetailSheet';
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

/** What a record's page shows beside its sheet where there is room for it, else below. */
function WithRail({ rail, children }: { readonly rail: ReactNode; readonly children: ReactNode }) {
  if (!rail) return children;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          gap: 2,
          '@container (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
        {rail}
      </Box>
    </Box>
  );
}

interface DetailBodyProps {
  readonly record: AnyRecord;
  /** Fields that are told above it already. */
  readonly told: readonly string[];
  /** Beside what is known of the record. */
  readonly rail?: ReactNode;
}

/**
 * Sections, then bespoke panels, then what is related to a record. With tabs each panel and each relation is a tab of
 * its own, asked for when it is opened. The tab is in the URL.
 */
export function DetailBody({ record, told, rail }: DetailBodyProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const idPrefix = useId();
  const [search, setSearch] = useAddressParams();

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
    setSearch((now) => {
      now.set('tab', key);
      return now;
    });

  const sheet = (tab: string | undefined) => (
    <DetailSheet sections={sections.filter((one) => one.tab === tab)} record={record} told={told} />
  );
  const rest = (
    <WithRail rail={rail}>
      {sheet(undefined)}
      {own.length === 0 && panels.map((one) => <DetailPanel key={one.key} panel={one} record={record} />)}
    </WithRail>
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
            {sheet(current)}
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
