import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { failureText } from '@/data';
import { RetryLine } from '@/fields';
import type { PlaceField } from './placeFill';
import type { PlaceLookUp } from './usePlace';

interface PlaceNoticeProps {
  readonly found: PlaceLookUp;
  /** What differs from what was typed. */
  readonly conflicts: Readonly<Partial<Record<PlaceField, string>>>;
  /** Takes the found values over those typed. */
  onTake(values: Readonly<Partial<Record<PlaceField, string>>>): void;
}

/** What a post code said: the place, that it is unknown, or how it differs from what was typed. */
export function PlaceNotice({ found, conflicts, onTake }: PlaceNoticeProps) {
  const translate = useTranslate();
  const { place, error } = found;
  const refused = error instanceof WireError && error.kind === 'business';
  if (error !== undefined && !refused) {
    return (
      <Typography variant="caption" sx={{ color: 'error.main' }}>
        <RetryLine text={failureText(error, translate)} onRetry={found.look} />
      </Typography>
    );
  }
  if (place === null || refused) {
    return (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {refused ? failureText(error, translate) : translate('hems.place.unknown')}
      </Typography>
    );
  }
  if (place === undefined) return null;
  const { region, city, timeZone, marketArea } = place;
  const where = [...new Set([city, region].filter(Boolean))].join(', ');
  const facts = [
    where && translate('hems.place.found', { place: where }),
    timeZone && translate('hems.place.timeZone', { zone: timeZone }),
    marketArea && translate('hems.place.marketArea', { area: marketArea }),
  ].filter(Boolean);
  const differing = Object.entries(conflicts);
  return (
    <>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
      {differing.length > 0 && (
        <Alert
          severity="info"
          sx={{ width: 1, overflowWrap: 'anywhere' }}
          action={
            <Button color="inherit" size="small" onClick={() => onTake(conflicts)}>
              {translate('hems.place.take')}
            </Button>
          }
        >
          {translate('hems.place.differs')}{' '}
          {differing.map(([name, value]) => `${translate(`resources.hems/home.fields.${name}`)}: ${value}`).join('; ')}
        </Alert>
      )}
    </>
  );
}
