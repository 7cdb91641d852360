import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import { FieldFrame, NumberBox } from '@/widgets';
import { defineInput } from '../views';
import { isOnEarth } from './isOnEarth';
import { coordinatesType, type Coordinates } from './type';

const MapToggle = lazyPart(() => import('./MapToggle'));

const DEGREES = ['longitude', 'latitude'] as const;
type Typed = Readonly<Record<keyof Coordinates, number | string | null>>;

/**
 * Longitude and latitude. While one of them is missing or no number, the pair is passed on as typed and the rule
 * refuses it.
 */
export default defineInput(coordinatesType, function CoordinatesInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const shown: Typed = value ?? { longitude: null, latitude: null };
  const emit: { raw(pair: Typed | null): void }['raw'] = onChange;
  const change = (name: keyof Coordinates, next: number | string | null) => {
    const pair = { ...shown, [name]: next };
    emit(pair.longitude === null && pair.latitude === null ? null : pair);
  };
  const hasMap = props.field.options.map && !props.readOnly;
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <>
          <Box
            role="group"
            aria-labelledby={control['aria-labelledby']}
            aria-describedby={control['aria-describedby']}
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))', gap: 1 }}
          >
            {DEGREES.map((name, index) => (
              <NumberBox
                key={name}
                control={{
                  ...control,
                  id: index === 0 ? control.id : `${control.id}-${name}`,
                  'aria-invalid': props.error ? true : undefined,
                }}
                name={`${props.label}: ${translate(`fields.coordinates.${name}`)}`}
                value={shown[name]}
                onNumber={(next) => change(name, next)}
                onBlur={props.onBlur}
                unit={`° ${translate(`fields.coordinates.${name}Short`)}`}
                min={-180}
                decimals={6}
                readOnly={props.readOnly}
                autoFocus={index === 0 && props.autoFocus}
              />
            ))}
          </Box>
          {hasMap && (
            <MapToggle
              label={props.label}
              value={isOnEarth(value) ? value : undefined}
              onChange={onChange}
              waiting={<Box sx={{ height: 32 }} />}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
});
