import {
  Box,
  Button,
  FormControlLabel,
  IconButton,
  Link,
  Paper,
  Skeleton,
  Switch,
  Tooltip,
  Typography,
} from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Tune from '@mui/icons-material/Tune';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { type MenuEntry, useAccess } from '@/access';
import type { Platform } from '@/access/internal';
import { RelatedList } from '@/crud';
import { useRegistry, useArea } from '@/data';
import { useFavorites, useHomePage } from '@/data/internal';
import { ListSlot, useArranged } from '@/report/internal';
import type { OverviewSpec } from '@/schema';
import { PageHeading } from '@/widgets';
import { displayName } from '../layout/displayName';
import { useKeptOverview } from '../offline/useKeptOverview';
import { grantOf } from '../palette/favoriteEntries';
import { recentEntries } from '../palette/recentEntries';
import { readRecent } from '../palette/recentRecords';
import { arrangedItems, grantedItems, withMoved, withoutItem, type OverviewItem } from './overviewItems';
import { PinnedBlock } from './PinnedBlock';
import { RecordsCard, WaitingRecords } from './RecordCounts';
import { SinceLast } from './SinceLast';
import { OVERVIEW } from './startPage';

const NOTHING: OverviewSpec = { blocks: [], waits: [], records: [] };
const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 } as const;
/** So many pages and records are named. */
const MOST = 8;
/** What a platform that has no figures begins with instead. */
const MOST_PAGES = 24;

interface OverviewPageProps {
  readonly userId: string;
  readonly platform: Platform;
}

/** What a person arrives at: the figures of a platform, what waits, where trouble is, and the way to its pages. */
export default function OverviewPage({ userId, platform }: OverviewPageProps) {
  useArea('shell', 'workflow', 'report', 'charts', 'measures');
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const access = useAccess();
  const { registry } = useRegistry();
  const { data: spec = NOTHING, isPending } = useQuery({
    queryKey: ['overview'],
    queryFn: async () => (await registry.overview?.()) ?? NOTHING,
    staleTime: Infinity,
  });
  const [arranged, arrange] = useArranged(platform.code);
  const [arranging, setArranging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useKeptOverview(root, translate('shell.overview.title'), displayName(platform, locale), arranging);
  const items = arrangedItems(grantedItems(spec, access, platform.code, arranged), arranged);
  const waits = spec.waits.filter(
    ({ list }) => access.routes.get(access.pathOf.get(list) ?? '')?.platform === platform.code,
  );
  const blocks = items.filter((one) => one.kind === 'block');
  const records = items.filter((one) => one.kind === 'records');
  const draw = (group: readonly OverviewItem[]) =>
    group.map((item, place) => (
      <Arrangeable
        key={item.key}
        name={nameOf(item, translate)}
        arranging={arranging}
        isFirst={place === 0}
        isLast={place === group.length - 1}
        onMove={(by) => arrange(withMoved(group, arranged, item.key, by))}
        onRemove={() => arrange(withoutItem(arranged, item.key))}
      >
        {item.kind === 'block' ? <PinnedBlock {...item} /> : <RecordsCard {...item.records} />}
      </Arrangeable>
    ));
  return (
    <ListSlot value={RelatedList}>
      <Box ref={root} sx={ONE_COLUMN}>
        <PageHeading
          title={translate('shell.overview.title')}
          tag={<Typography sx={{ color: 'text.secondary' }}>{displayName(platform, locale)}</Typography>}
          actions={
            <Button
              color="inherit"
              variant="outlined"
              startIcon={<Tune />}
              aria-pressed={arranging}
              onClick={() => setArranging(!arranging)}
            >
              {translate(arranging ? 'shell.overview.done' : 'shell.overview.arrange')}
            </Button>
          }
        />
        {arranging && <ArrangeBar onRestore={() => arrange({ pins: [], order: [], hidden: [] })} />}
        <SinceLast platform={platform.code}>
          <Box
            sx={{
              ...ONE_COLUMN,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
              columnGap: 0,
              '& > :last-child > *': { width: { lg: 300 }, ml: { lg: 2 } }, // beside the figures, if any
              alignItems: 'start',
            }}
          >
            <Box sx={{ columns: '560px', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } }}>
              {draw(blocks)}
              {!isPending && blocks.length === 0 && <Pages platform={platform} />}
            </Box>
            <Box sx={ONE_COLUMN}>
              {waits.length > 0 && (
                <Card title={translate('shell.overview.waits')}>
                  {waits.map((one) => (
                    <Suspense key={`${one.list} ${JSON.stringify(one.filter)}`} fallback={<Skeleton height={28} />}>
                      <WaitingRecords {...one} />
                    </Suspense>
                  ))}
                </Card>
              )}
              {draw(records)}
              <MarkedPages platform={platform} />
              <LastPages userId={userId} platform={platform} />
            </Box>
          </Box>
        </SinceLast>
      </Box>
    </ListSlot>
  );
}

type Translate = ReturnType<typeof useTranslate>;

const nameOf = (item: OverviewItem, translate: Translate): string =>
  item.kind === 'block'
    ? translate(`resources.${item.report}.blocks.${item.block}`, { _: item.report })
    : translate(`resources.${item.records.list}.name`, { _: item.records.list });

/** Whether the console opens here, and the way back to what the schemas name. */
function ArrangeBar({ onRestore }: { onRestore(): void }) {
  const translate = useTranslate();
  const [home, choose] = useHomePage();
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <FormControlLabel
        control={<Switch size="small" checked={home === OVERVIEW} onChange={(_, on) => choose(on ? OVERVIEW : '')} />}
        label={translate('shell.overview.startsHere')}
        sx={{ flex: 1 }}
      />
      <Button color="inherit" onClick={onRestore}>
        {translate('shell.overview.restore')}
      </Button>
    </Paper>
  );
}

interface ArrangeableProps {
  readonly name: string;
  readonly arranging: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  onMove(by: number): void;
  onRemove(): void;
  readonly children: ReactNode;
}

/** Something on the overview; while it is arranged, with what moves it and takes it away. */
function Arrangeable({ name, arranging, isFirst, isLast, onMove, onRemove, children }: ArrangeableProps) {
  const translate = useTranslate();
  const button = (key: 'up' | 'down' | 'remove', icon: ReactNode, onClick: () => void, disabled = false) => {
    const label = translate(`shell.overview.${key}`, { name });
    return (
      <Tooltip title={label}>
        <span>
          <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      {arranging && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
            {name}
          </Typography>
          {button('up', <ArrowUpward fontSize="small" />, () => onMove(-1), isFirst)}
          {button('down', <ArrowDownward fontSize="small" />, () => onMove(1), isLast)}
          {button('remove', <Close fontSize="small" />, onRemove)}
        </Box>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>{children}</Suspense>
    </Box>
  );
}

interface CardProps {
  readonly title: string;
  /** There is room for several columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A list with a heading. */
function Card({ title, wide = false, children }: CardProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, columns: wide ? '200px' : undefined }}>
        {children}
      </Box>
    </Paper>
  );
}

interface PageLinkProps {
  readonly to: string;
  readonly name: string;
  readonly place?: string;
}

function PageLink({ to, name, place }: PageLinkProps) {
  return (
    <Box component="li" sx={{ py: 0.5, display: 'flex', gap: 1, minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={to}
        underline="hover"
        sx={{ fontWeight: 500, overflowWrap: 'anywhere', flex: 1 }}
      >
        {name}
      </Link>
      {place !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {place}
        </Typography>
      )}
    </Box>
  );
}

/** The pages, records and views of this platform that a person marked. */
function MarkedPages({ platform }: Pick<OverviewPageProps, 'platform'>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const access = useAccess();
  const { favorites } = useFavorites();
  const pages = favorites.flatMap(({ path, named }) => {
    const grant = named ? grantOf(access, path) : access.routes.get(path);
    if (grant?.platform !== platform.code) return [];
    const place = named && { place: displayName(grant, locale) };
    return [{ to: path, name: displayName(named ?? grant, locale), ...place }];
  });
  if (pages.length === 0) return null;
  return (
    <Card title={translate('shell.favorites.title')}>
      {pages.map((page) => (
        <PageLink key={page.to} {...page} />
      ))}
    </Card>
  );
}

/** The records of this platform that were opened last. */
function LastPages({ userId, platform }: OverviewPageProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const access = useAccess();
  const entries = recentEntries(access, readRecent(userId), '', locale)
    .filter(({ path = '' }) => path.startsWith('/') && platformOf(access, path) === platform.code)
    .slice(0, MOST);
  if (entries.length === 0) return null;
  return (
    <Card title={translate('shell.overview.last')}>
      {entries.map(({ key, path = '/', name, place }) => (
        <PageLink key={key} to={path} name={name} place={place} />
      ))}
    </Card>
  );
}

/** The platform of the page that a path is below. */
function platformOf(access: ReturnType<typeof useAccess>, path: string): string | undefined {
  const [, ...parts] = path.split('/');
  for (let length = parts.length; length > 0; length -= 1) {
    const grant = access.routes.get(`/${parts.slice(0, length).join('/')}`);
    if (grant) return grant.platform;
  }
  return undefined;
}

const pagesOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [...(entry.path === undefined ? [] : [entry]), ...pagesOf(entry.children)]);

/** The first pages of the menu, for a platform that has no figures. */
function Pages({ platform }: { readonly platform: Platform }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (
    <Card title={translate('shell.overview.pages')} wide>
      {pagesOf(platform.menus)
        .slice(0, MOST_PAGES)
        .map((entry) => (
          <PageLink key={entry.key} to={entry.path ?? '/'} name={displayName(entry, locale)} />
        ))}
    </Card>
  );
}
