import { Box, Tab, Tabs, useMediaQuery, useTheme } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { RouteMatch } from '@/access';
import { createPath, detailPath, editPath, listPath } from '@/crud';
import type { ResourceViews } from '@/data';
import type { AnyRecord, Resource } from '@/schema';
import { lintResource } from '@/schema/lint';
import { callsOf } from '@/tools';
import { CallsTable } from './CallsTable';
import { FindingsList } from './FindingsList';
import { Frame } from './Frame';
import { Panel } from './Panel';
import { useFindings } from './useFindings';

const FIRST = { pagination: { page: 1, perPage: 1 } };

interface Part {
  readonly key: string;
  readonly note?: string | undefined;
  readonly content: ReactNode;
}

/**
 * The views of a schema: beside each other where there is room, else as tabs. A row of the list opens in the detail.
 */
export function SchemaPanels({ resource, views }: { readonly resource: Resource; readonly views: ResourceViews }) {
  const translate = useTranslate();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const findings = useFindings(resource.name, (context) =>
    lintResource(resource, { ...context, actionComponents: new Set(Object.keys(views.actions ?? {})) }),
  );
  const [tab, setTab] = useState('list');
  const [chosen, choose] = useState<{ readonly id: string; readonly view: 'detail' | 'edit' }>();
  const { data } = useGetList<AnyRecord>(resource.name, FIRST);
  const { name } = resource;
  const shown = chosen ?? (data?.[0] && { id: data[0].id, view: 'detail' as const });

  const follow = (match: RouteMatch): boolean => {
    if (match.kind !== 'route' || match.grant.path !== `/${name}`) return false;
    if (match.view === 'detail' || match.view === 'edit') choose({ id: match.id, view: match.view });
    setTab(match.view === 'edit' ? 'detail' : match.view);
    return true;
  };
  const none = (key: string) => translate(`playground.none.${key}`);
  const recordPath = shown && (shown.view === 'edit' ? editPath(name, shown.id) : detailPath(name, shown.id));
  const hasRecord = resource.call('detail') ?? resource.call('page') ?? resource.call('tree');
  const parts: readonly Part[] = [
    {
      key: 'list',
      note: resource.call('page') || resource.call('tree') ? listPath(name) : undefined,
      content:
        resource.call('page') || resource.call('tree') || resource.call('options') ? (
          <Frame at={listPath(name)} onLeave={follow} />
        ) : (
          none('list')
        ),
    },
    {
      key: 'create',
      note: createPath(name),
      content: resource.call('create') ? <Frame at={createPath(name)} onLeave={follow} /> : none('create'),
    },
    {
      key: 'detail',
      note: recordPath,
      content:
        hasRecord && recordPath ? (
          <Frame
            key={recordPath}
            at={recordPath}
            onLeave={(match) => (match.kind === 'route' && match.view === 'edit' ? false : follow(match))}
          />
        ) : (
          none('detail')
        ),
    },
    { key: 'calls', content: <CallsTable calls={callsOf(resource)} /> },
    {
      key: 'findings',
      note: findings && translate('playground.findings.count', { smart_count: findings.length }),
      content: findings && <FindingsList findings={findings} />,
    },
  ];
  const panel = ({ key, note, content }: Part) => (
    <Panel key={key} title={translate(`playground.part.${key}`)} note={note} wide={key === 'list'}>
      {content}
    </Panel>
  );
  if (wide)
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: 2 }}>
        {parts.map(panel)}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Tabs
        value={tab}
        onChange={(_, next: string) => setTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('playground.parts')}
      >
        {parts.map(({ key }) => (
          <Tab key={key} value={key} label={translate(`playground.part.${key}`)} />
        ))}
      </Tabs>
      {parts.filter(({ key }) => key === tab).map(panel)}
    </Box>
  );
}
