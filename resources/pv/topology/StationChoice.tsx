import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReferencePicker } from '@/fields/reference/ReferencePicker';
import { FieldFrame } from '@/widgets/FieldFrame';

/** The station a page is about. */
export function StationChoice({ stationId, onChoose }: { readonly stationId: string; onChoose(id: string): void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <FieldFrame id="pv-station" label={translate('resources.pv/station.one')} place="filter">
        {(control) => (
          <ReferencePicker
            control={control}
            target="pv/station"
            ids={stationId === '' ? [] : [stationId]}
            multiple={false}
            keep
            onPick={([id]) => id !== undefined && onChoose(String(id))}
          />
        )}
      </FieldFrame>
    </Box>
  );
}
