import { Box, Button } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { inputOf } from '@/fields';
import type { InputProps } from '@/fields/views';
import { textType } from '@/dsl';
import { PlaceNotice } from './PlaceNotice';
import { placeFill, type PlaceField } from './placeFill';
import { usePlace } from './usePlace';

const TextInput = inputOf(textType);

/** A post code that finds region, city and street of its form. As a filter it is plain text. */
export function PostalCodeInput(props: InputProps<string>) {
  return props.place === 'filter' ? <TextInput {...props} /> : <FindingInput {...props} />;
}

function FindingInput(props: InputProps<string>) {
  const { values, readOnly, onOther, onBlur } = props;
  const translate = useTranslate();
  const found = usePlace(values);
  const filled = useRef<Partial<Record<PlaceField, string>>>({});
  const { place } = found;

  const put = (given: Readonly<Partial<Record<PlaceField, string>>>) => {
    filled.current = { ...filled.current, ...given };
    for (const [name, value] of Object.entries(given)) onOther?.(name, value);
  };
  const fillIn = useEffectEvent(() => {
    if (place) put(placeFill(place, values, filled.current).fill);
  });
  useEffect(() => fillIn(), [place]);

  const leave = () => {
    onBlur?.();
    found.look();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <TextInput {...props} onBlur={leave} />
      {!readOnly && (
        <Box
          role="status"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, justifyItems: 'start' }}
        >
          {place === undefined && (
            <Button size="small" onClick={found.look} disabled={!found.possible} loading={found.looking}>
              {translate('hems.place.look')}
            </Button>
          )}
          <PlaceNotice
            found={found}
            conflicts={place ? placeFill(place, values, filled.current).conflicts : {}}
            onTake={put}
          />
        </Box>
      )}
    </Box>
  );
}
