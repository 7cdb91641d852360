import { Box, Link as MuiLink, List, ListItem, ListItemButton, Skeleton, Typography } from '@mui/material';
import MapIcon from '@mui/icons-material/MapOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { ChartFrame, LiveFigures } from '@/charts';
import { detailPath } from '@/crud';
import { StatusTag } from '@/fields';
import { useReadLive } from '@/data';
import type { OwnBlockProps } from '@/report';
import { EmptyState } from '@/widgets';
import { WorldMap, type MapPlace } from '@/energy';
import { formatList } from '@/schema';
import { readStations, type MappedStation } from './readStations';

/** Pixels of the map and of the list beside it. */
const HEIGHT = 420;

/** Stations where they stand; the table on the other tab lists the same. */
export function StationMap({ heading, live: answer }: OwnBlockProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const live = useReadLive(answer, readStations);
  const wordsOf = (one: MappedStation) =>
    formatList(
      [
        one.name,
        one.type && translate(`enums.cloud.stationType.${one.type}`, { _: one.type }),
        translate(`enums.cloud.online.${one.isOnline ? 1 : 0}`),
        one.address,
      ].filter(Boolean),
    );
  return (
    <ChartFrame title={heading}>
      <LiveFigures live={live} waiting={<Skeleton variant="rounded" height={HEIGHT} />}>
        {({ stations, unplaced }) => {
          if (stations.length === 0) return <EmptyState icon={<MapIcon />} title={translate('cloud.map.empty')} />;
          const offline = stations.filter(({ isOnline }) => !isOnline).length;
          const sentence = [
            translate('cloud.map.count', { smart_count: stations.length }),
            offline > 0 && translate('cloud.map.offline', { smart_count: offline }),
            unplaced > 0 && translate('cloud.map.unplaced', { smart_count: unplaced }),
          ]
            .filter(Boolean)
            .join(' ');
          const clusterWords = (places: readonly MapPlace[]) =>
            translate('cloud.map.cluster', {
              count: places.length,
              names: formatList(places.slice(0, 3).map(({ name }) => name)),
            });
          return (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {sentence}
              </Typography>
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
                  gap: 2,
                }}
              >
                <WorldMap
                  places={stations.map((one) => ({ ...one, alert: !one.isOnline, words: wordsOf(one) }))}
                  label={`${heading}. ${sentence}`}
                  height={HEIGHT}
                  chosen={chosen[0]}
                  clusterWords={clusterWords}
                  onChoose={(places) => setChosen(places.map(({ id }) => id))}
                />
                <StationList stations={stations} chosen={chosen} onChoose={(id) => setChosen([id])} />
              </Box>
              <ChosenStations stations={stations.filter(({ id }) => chosen.includes(id))} wordsOf={wordsOf} />
            </Box>
          );
        }}
      </LiveFigures>
    </ChartFrame>
  );
}

interface StationListProps {
  readonly stations: readonly MappedStation[];
  readonly chosen: readonly string[];
  onChoose(id: string): void;
}

/** The stations of the map, those that are offline first; one that is pressed is chosen on the map. */
function StationList({ stations, chosen, onChoose }: StationListProps) {
  const translate = useTranslate();
  const sorted = stations.toSorted((one, other) => Number(one.isOnline) - Number(other.isOnline));
  return (
    <List dense disablePadding sx={{ maxHeight: HEIGHT, overflow: 'auto' }}>
      {sorted.map(({ id, name, isOnline }) => (
        <ListItem key={id} disablePadding>
          <ListItemButton selected={chosen.includes(id)} onClick={() => onChoose(id)} sx={{ gap: 1, borderRadius: 1 }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
              {name}
            </Box>
            <StatusTag
              text={translate(`enums.cloud.online.${isOnline ? 1 : 0}`)}
              tone={isOnline ? 'success' : 'neutral'}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

interface ChosenStationsProps {
  readonly stations: readonly MappedStation[];
  wordsOf(station: MappedStation): string;
}

/** What was opened on the map: one station, or those on one spot. */
function ChosenStations({ stations, wordsOf }: ChosenStationsProps) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const [page, diagram] = [pathOf.get('cloud/station'), pathOf.get('cloud/diagram')];
  return (
    <Box role="status" sx={{ minHeight: 28, typography: 'body2', color: 'text.secondary' }}>
      {stations.length === 0 ? (
        translate('cloud.map.hint')
      ) : (
        <List disablePadding>
          {stations.map((station) => (
            <ListItem
              key={station.id}
              disableGutters
              disablePadding
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.primary' }}
            >
              <span>{wordsOf(station)}</span>
              {page !== undefined && (
                <MuiLink component={Link} to={detailPath(page.slice(1), station.id)}>
                  {translate('cloud.map.open')}
                </MuiLink>
              )}
              {diagram !== undefined && (
                <MuiLink component={Link} to={`${diagram}?stationId=${encodeURIComponent(station.id)}`}>
                  {translate('resources.cloud/diagram.name')}
                </MuiLink>
              )}
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
