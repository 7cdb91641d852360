import { Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts';
import { useReadLive } from '@/data';
import type { OwnBlockProps } from '@/report';
import { EmptyState, FormSkeleton, TabPanel, TabStrip } from '@/widgets';
import { allNodes, readTopology } from '../topology/readTopology';
import { BuildingPlan } from './BuildingPlan';

const readBuildings = (answer: unknown) => allNodes(readTopology(answer)).filter(({ type }) => type === 'building');
const COLUMNS = ['x', 'y', 'rotation'] as const;

/** The plans of a station's buildings, each with its devices. */
export function PlansBlock({ heading, live: liveAnswer, setPart }: OwnBlockProps) {
  const translate = useTranslate();
  const live = useReadLive(liveAnswer, readBuildings);
  const buildings = useMemo(() => live.data ?? [], [live.data]);
  const [picked, setPicked] = useState('');
  const building = buildings.find(({ id }) => id === picked) ?? buildings[0];
  useEffect(() => {
    const scope = 'resources.pv/location-device.fields';
    setPart?.(async () => ({
      columns: [
        ...['buildingId', 'deviceId'].map((field) => ({ label: translate(`${scope}.${field}`) })),
        ...COLUMNS.map((field) => ({ label: translate(`pvLocation.columns.${field}`), isFigure: true })),
      ],
      rows: buildings.flatMap(({ name, children }) =>
        allNodes(children).flatMap((node) =>
          node.place
            ? [[name, node.name, ...COLUMNS.map((field) => ({ value: node.place?.[field] ?? null, decimals: 1 }))]]
            : [],
        ),
      ),
    }));
    return () => setPart?.(undefined);
  }, [buildings, setPart, translate]);
  return (
    <LiveFigures live={live} waiting={<FormSkeleton fields={6} />}>
      {() =>
        !building ? (
          <EmptyState title={translate('pvLocation.noBuilding')} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TabStrip
              tabs={buildings.map(({ id, name }) => ({ key: id, label: name }))}
              current={building.id}
              idPrefix="pv-plan"
              label={heading}
              onChoose={setPicked}
            />
            <TabPanel tab={building.id} current={building.id} idPrefix="pv-plan">
              <BuildingPlan key={building.id} building={building} />
            </TabPanel>
          </Box>
        )
      }
    </LiveFigures>
  );
}
