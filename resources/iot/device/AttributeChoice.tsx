import { Autocomplete, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldFrame, SearchInput, useAutocompleteTexts } from '@/widgets';
import type { DeviceValue } from './readValues';

interface AttributeChoiceProps {
  readonly id: string;
  readonly attributes: readonly DeviceValue[];
  readonly chosen: readonly DeviceValue[];
  onChoose(codes: readonly string[]): void;
}

/** So many curves are told apart, on two axes. */
export const MOST_CURVES = 4;

/** Some attributes of a device: at most four, of at most two units. */
export function AttributeChoice({ id, attributes, chosen, onChoose }: AttributeChoiceProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const units = new Set(chosen.map(({ unit }) => unit));
  const fits = (one: DeviceValue) =>
    chosen.includes(one) || (chosen.length < MOST_CURVES && (units.has(one.unit) || units.size < 2));
  return (
    <Box sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: 640 }}>
      <FieldFrame id={id} label={translate('iot.telemetry.attributes')} place="filter">
        {(control) => (
          <Autocomplete
            {...texts}
            id={control.id}
            multiple
            disableCloseOnSelect
            size="small"
            options={[...attributes]}
            value={[...chosen]}
            getOptionLabel={({ name, unit }) => (unit === '' ? name : `${name} (${unit})`)}
            isOptionEqualToValue={(one, other) => one.code === other.code}
            getOptionDisabled={(one) => !fits(one)}
            noOptionsText={translate('widgets.nothingFound')}
            onChange={(_, next) => next.length > 0 && onChoose(next.map(({ code }) => code))}
            renderInput={(params) => <SearchInput params={params} control={control} />}
          />
        )}
      </FieldFrame>
    </Box>
  );
}
