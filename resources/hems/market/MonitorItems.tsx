import { Box, Checkbox, Collapse, ListItemButton, Paper, Skeleton, Typography } from '@mui/material';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { asText } from '@/api';
import { LiveFigures, useAmountText } from '@/charts';
import { useLive, useArea } from '@/data';
import { type OwnBlockProps, useReportOnPage } from '@/report';
import { formatFigure } from '@/schema';
import { EmptyState, ReorderList } from '@/widgets';
import { marketCalls } from './calls';
import { readMonitorItems, type MonitorItem } from './readMonitorItems';

const ROW = 44;
const EVERY = 30_000;
const TYPES = ['area', 'tenant', 'group', 'home'] as const;

/**
 * What a user follows, in his order, by drag or key; below it everything there is, by type, to be followed or not
 * (proposed fields G).
 */
export function MonitorItems({ heading, place }: OwnBlockProps) {
  useArea('market');
  const translate = useTranslate();
  const { choose } = useReportOnPage();
  const [open, setOpen] = useState(false);
  const followed = useLive(
    ['hems', 'monitor', 'followed'],
    async (signal) => readMonitorItems(await marketCalls.monitorFollowed({}, { signal, quiet: true })),
    { every: EVERY },
  );
  const all = useLive(
    ['hems', 'monitor', 'all'],
    async (signal) => readMonitorItems(await marketCalls.monitorList({}, { signal, quiet: true })),
    { enabled: open },
  );
  const [order, setOrder] = useState<readonly string[]>();
  const items = inOrder(followed.data ?? [], order);
  const save = useMutation({
    mutationFn: (itemIds: readonly string[]) => marketCalls.monitorSort({ itemIds }),
    onError: () => setOrder(undefined),
    onSettled: () => {
      followed.state.onRetry();
      if (open) all.state.onRetry();
    },
  });
  const ids = order ?? items.map(({ id }) => id); // what was ticked a moment ago counts before it is answered
  const known = followed.state.updatedAt;
  useEffect(() => setOrder(undefined), [known]);
  const keep = (next: readonly string[]) => {
    setOrder(next);
    save.mutate(next);
  };
  const chosen = asText(place.params.itemId);
  const first = useEffectEvent((id: string) => choose({ ...place.params, itemId: id }));
  const [top] = ids;
  useEffect(() => {
    if (chosen === '' && top !== undefined) first(top);
  }, [chosen, top]);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={heading}
      sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="h3">
        {heading}
      </Typography>
      <LiveFigures
        live={{ ...followed, data: followed.data && items }}
        waiting={<Skeleton variant="rounded" height={ROW * 3} />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={translate('market.monitor.none')} />
          ) : (
            <ReorderList
              label={heading}
              rows={list}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              rowHeight={ROW}
              onOrder={(next) => keep(next.map(({ id }) => id))}
            >
              {(item) => (
                <Followed
                  item={item}
                  isChosen={item.id === chosen}
                  onPick={() => choose({ ...place.params, itemId: item.id })}
                />
              )}
            </ReorderList>
          )
        }
      </LiveFigures>
      <ListItemButton onClick={() => setOpen(!open)} aria-expanded={open} sx={{ borderRadius: 1 }}>
        <Box sx={{ flex: 1 }}>{translate('market.monitor.all')}</Box>
        {open ? <ExpandLess /> : <ExpandMore />}
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <LiveFigures live={all} waiting={<Skeleton variant="rounded" height={ROW * 4} />}>
          {(list) => (
            <ItemTree
              items={list}
              followed={ids}
              onFollow={(id, on) => keep(on ? [...ids, id] : ids.filter((one) => one !== id))}
            />
          )}
        </LiveFigures>
      </Collapse>
    </Paper>
  );
}

function inOrder(items: readonly MonitorItem[], order: readonly string[] | undefined): readonly MonitorItem[] {
  return order ? order.flatMap((id) => items.find((item) => item.id === id) ?? []) : items;
}

interface FollowedProps {
  readonly item: MonitorItem;
  readonly isChosen: boolean;
  onPick(): void;
}

function Followed({ item: { name, homes, online, grid }, isChosen, onPick }: FollowedProps) {
  const translate = useTranslate();
  const amount = useAmountText();
  const locale = useLocale() ?? 'en';
  return (
    <ListItemButton
      selected={isChosen}
      aria-current={isChosen || undefined}
      onClick={onPick}
      sx={{ height: ROW - 1, borderRadius: 1, gap: 2 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {translate('market.monitor.online', {
          online: formatFigure(online, 0, locale),
          homes: formatFigure(homes, 0, locale),
        })}
      </Box>
      <Box
        sx={{
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
          minWidth: 88,
          textAlign: 'right',
        }}
      >
        {amount({ value: grid, unit: 'kW' })}
      </Box>
    </ListItemButton>
  );
}

interface ItemTreeProps {
  readonly items: readonly MonitorItem[];
  readonly followed: readonly string[];
  onFollow(id: string, on: boolean): void;
}

function ItemTree({ items, followed, onFollow }: ItemTreeProps) {
  const translate = useTranslate();
  const types = [...new Set([...TYPES, ...items.map(({ type }) => type)])].filter((type) =>
    items.some((item) => item.type === type),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, maxHeight: 360, overflow: 'auto' }}>
      {types.map((type) => (
        <Box key={type} role="group" aria-label={translate(`market.monitor.types.${type}`, { _: type })}>
          <Typography variant="subtitle2" component="h3">
            {translate(`market.monitor.types.${type}`, { _: type })}
          </Typography>
          {items
            .filter((item) => item.type === type)
            .map(({ id, name }) => (
              <Box
                key={id}
                component="label"
                sx={{ display: 'flex', alignItems: 'center', pl: 1, typography: 'body2' }}
              >
                <Checkbox size="small" checked={followed.includes(id)} onChange={(_, on) => onFollow(id, on)} />
                {name}
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  );
}
