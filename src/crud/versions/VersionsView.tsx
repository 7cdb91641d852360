import { Box } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ResourceProvider, useResource, failureText, useArea } from '@/data';
import { useAddressParams } from '@/data/internal';
import type { AnyRecord, AnyVersions } from '@/schema';
import { ErrorState, FormSkeleton, TabPanel, TabStrip } from '@/widgets';
import { CurrentVersion } from './CurrentVersion';
import { FormerVersions } from './FormerVersions';
import { HistoryChart } from './HistoryChart';
import { ReservedVersion } from './ReservedVersion';
import { useVersions, type Versions } from './useVersions';
import { VersionBar } from './VersionBar';
import { OpenVersion } from './OpenVersion';
import { versionResource, type VersionKey } from './versionResource';
import type { VersionTab } from './versionSpans';

interface VersionsViewProps {
  readonly versions: AnyVersions;
  readonly record: AnyRecord;
}

interface HistoryTabProps {
  readonly versions: AnyVersions;
  readonly data: Versions;
}

/** What held before, as a chart over all versions and as a list of what each of them changed. */
function HistoryTab({ versions: { effective }, data }: HistoryTabProps) {
  const translate = useTranslate();
  const [current, reserved, history] = [data.current.data ?? null, data.reserved.data ?? null, data.history.data ?? []];
  if (data.history.isError && !data.history.data)
    return <ErrorState text={failureText(data.history.error, translate)} onRetry={() => void data.history.refetch()} />;
  return (
    <>
      <HistoryChart
        versions={[...history, ...[current, reserved].filter((one) => one !== null)]}
        effective={effective}
        today={data.today}
        zone={data.zone}
      />
      <FormerVersions history={history} current={current} effective={effective} />
    </>
  );
}

/**
 * The versions of a record: what holds, what will, what did; each changed in its own form. Tab and form are in the
 * address.
 */
export default function VersionsView({ versions, record }: VersionsViewProps) {
  useArea('versions');
  const { resource, path, views } = useResource();
  const translate = useTranslate();
  const idPrefix = useId();
  const { pathname } = useLocation();
  const [search, setSearch] = useAddressParams();
  const of = String(record[versions.of] ?? record.id);
  const data = useVersions(versions, of, record);
  const [current, reserved, history] = [data.current.data ?? null, data.reserved.data ?? null, data.history.data ?? []];
  const pathOf = (tab: VersionKey, form = false) => {
    const { form: _now, ...rest } = Object.fromEntries(search);
    return `${pathname}?${new URLSearchParams({ ...rest, version: tab, ...(form && { form: 'true' }) }).toString()}`;
  };
  const within = (key: VersionKey, children: ReactNode) => (
    <ResourceProvider resource={versionResource(resource, versions, key, data.firstMonth)} path={path} views={views}>
      {children}
    </ResourceProvider>
  );

  const failed = [data.current, data.reserved].find((one) => one.isError && one.data === undefined);
  if (failed) return <ErrorState text={failureText(failed.error, translate)} onRetry={() => void failed.refetch()} />;
  if (data.isPending) return <FormSkeleton />;

  const wanted = search.get('version') === 'reserved' ? 'reserved' : 'current';
  if (search.get('form') === 'true') {
    return within(
      wanted,
      <OpenVersion key={wanted} versions={versions} of={of} data={data} version={wanted} pathOf={pathOf} />,
    );
  }

  const wantedTab = search.get('version');
  /** A cloud that does not tell them has no tab of them: it is there once they came, or may come yet. */
  const isHistory = versions.history && (data.history.isLoading ? wantedTab === 'history' : data.history.data !== null);
  const keys: VersionTab[] = [
    'current',
    ...(reserved ? (['reserved'] as const) : []),
    ...(isHistory ? (['history'] as const) : []),
  ];
  const tab = keys.find((key) => key === wantedTab) ?? 'current';
  const choose = (key: string) => setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), version: key }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <VersionBar
        current={current}
        reserved={reserved}
        history={history}
        effective={versions.effective}
        today={data.today}
        chosen={tab}
        onChoose={choose}
      />
      <TabStrip
        tabs={keys.map((key) => ({ key, label: translate(`versions.tabs.${key}`) }))}
        current={tab}
        idPrefix={idPrefix}
        label={translate('versions.title')}
        onChoose={choose}
      />
      <TabPanel tab={tab} current={tab} idPrefix={idPrefix}>
        {tab === 'current' &&
          within(
            'current',
            <CurrentVersion
              record={current}
              editPath={pathOf('current', true)}
              reservePath={reserved ? undefined : pathOf('reserved', true)}
            />,
          )}
        {tab === 'reserved' &&
          reserved &&
          within(
            'reserved',
            <ReservedVersion
              versions={versions}
              of={of}
              record={reserved}
              current={current}
              zone={data.zone}
              editPath={pathOf('reserved', true)}
            />,
          )}
        {tab === 'history' && <HistoryTab versions={versions} data={data} />}
      </TabPanel>
    </Box>
  );
}
