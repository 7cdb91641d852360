import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { TimeScale, WeatherMark } from '../chart';
import { momentText } from '../time/momentText';
import { conditionTag } from './weather/weatherConditions';

/** The weather symbols in words, for those who do not see them. */
export function WeatherNames({ marks, scale }: { readonly marks: readonly WeatherMark[]; readonly scale: TimeScale }) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('charts.weather.title')} sx={visuallyHidden}>
      {marks.map(({ at, tag, label }) => {
        const known = conditionTag(tag);
        return (
          known && <li key={at}>{`${momentText(at, scale.zone)}: ${label ?? translate(`charts.weather.${known}`)}`}</li>
        );
      })}
    </Box>
  );
}
