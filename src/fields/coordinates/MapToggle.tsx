import { Box, Button, Skeleton } from '@mui/material';
import MapIcon from '@mui/icons-material/MapOutlined';
import { useId, useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart, useArea } from '@/data';
import type { Coordinates } from './type';

interface PickerProps {
  readonly label: string;
  readonly value: Coordinates | undefined;
  onChange(place: Coordinates): void;
}

/** The map of a later room, found by the name of its file. */
const [load] = Object.values(
  import.meta.glob<{ readonly default: ComponentType<PickerProps> }>('../../*/map/PlacePicker.tsx'),
);
const PlacePicker = load && lazyPart(load);

/** Opens a map below the two numbers, which are filled in by what is chosen there. */
export default function MapToggle(props: PickerProps) {
  useArea('widgets');
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!PlacePicker) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start', mt: 0.5 }}>
      <Button
        size="small"
        startIcon={<MapIcon />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${translate(open ? 'widgets.map.close' : 'widgets.map.open')}: ${props.label}`}
        onClick={() => setOpen(!open)}
      >
        {translate(open ? 'widgets.map.close' : 'widgets.map.open')}
      </Button>
      {open && (
        <Box id={id} sx={{ width: 1 }}>
          <PlacePicker
            {...props}
            label={translate('widgets.map.label', { name: props.label })}
            waiting={<Skeleton variant="rounded" height={320} />}
          />
        </Box>
      )}
    </Box>
  );
}
