import MapIcon from '@mui/icons-material/MapOutlined';
import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { OwnBlockProps } from '@/report';
import { formatList } from '@/schema';
import { EmptyState } from '@/widgets';
import { WorldMap, type MapPlace } from '@/energy';
import { useStations } from './useStations';

const scope = 'resources.pv/station-screen.screen';
const WRONG: ReadonlySet<string> = new Set(['alarm', 'offline']);

/** The stations where they stand, with those that have trouble; one that is pressed is shown. */
export function WallMap({ heading }: OwnBlockProps) {
  const translate = useTranslate();
  const stations = useStations();
  const [address, setAddress] = useSearchParams();
  const places = stations.flatMap(({ id, name, status, position }): MapPlace[] =>
    position
      ? [
          {
            id,
            name,
            ...position,
            alert: WRONG.has(status),
            words: [name, status && translate(`resources.pv/station.enums.status.${status}`, { _: status })]
              .filter(Boolean)
              .join(', '),
          },
        ]
      : [],
  );
  const show = ([first, ...more]: readonly MapPlace[]) =>
    setAddress(
      (before) => {
        if (first && more.length === 0) before.set('stationId', first.id);
        return before;
      },
      { replace: true },
    );
  return (
    <Paper component="section" variant="outlined" aria-label={heading} sx={{ p: 1.5, minWidth: 0 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {places.length === 0 ? (
        <EmptyState icon={<MapIcon />} title={translate(`${scope}.noMap`)} />
      ) : (
        <WorldMap
          places={places}
          label={heading}
          height="var(--wall-map, 360px)"
          chosen={address.get('stationId') ?? undefined}
          clusterWords={(near) =>
            translate(`${scope}.cluster`, {
              count: near.length,
              names: formatList(near.slice(0, 3).map(({ name }) => name)),
            })
          }
          onChoose={show}
        />
      )}
    </Paper>
  );
}
