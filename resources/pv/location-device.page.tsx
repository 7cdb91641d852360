import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { EmptyState } from '@/widgets/EmptyState';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { PageHeading } from '@/widgets/PageHeading';
import { TabPanel } from '@/widgets/tabs/TabPanel';
import { TabStrip } from '@/widgets/tabs/TabStrip';
import { BuildingPlan } from './location/BuildingPlan';
import { allNodes } from './topology/readTopology';
import { StationChoice } from './topology/StationChoice';
import { useTopology } from './topology/useTopology';

// covers VE-243
/** Where devices stand on the plans of a station's buildings (spec 03 §2, location devices). */
export default function LocationPage() {
  const translate = useTranslate();
  const { stationId, choose, nodes, error, retry, none } = useTopology();
  const [picked, setPicked] = useState<string>();
  const buildings = allNodes(nodes ?? []).filter(({ type }) => type === 'building');
  const building = buildings.find(({ id }) => id === picked) ?? buildings[0];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={translate('pvLocation.title')} actions={<StationChoice stationId={stationId} onChoose={choose} />} />
      {error ? (
        <ErrorState text={failureText(error, translate)} onRetry={retry} />
      ) : none ? (
        <EmptyState title={translate('pvTopology.noStation')} />
      ) : !nodes ? (
        <FormSkeleton fields={6} />
      ) : !building ? (
        <EmptyState title={translate('pvLocation.noBuilding')} />
      ) : (
        <>
          <TabStrip
            tabs={buildings.map(({ id, name }) => ({ key: id, label: name }))}
            current={building.id}
            idPrefix="pv-plan"
            label={translate('resources.pv/building.name')}
            onChoose={setPicked}
          />
          <TabPanel tab={building.id} current={building.id} idPrefix="pv-plan">
            <BuildingPlan key={building.id} building={building} />
          </TabPanel>
        </>
      )}
    </Box>
  );
}
