import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { failureText, useLive } from '@/data';
import { decodeRecord } from '@/schema';
import { ErrorState, FormSkeleton } from '@/widgets';
import { useCurrentSite } from '@/energy';
import { home as schema } from '@schemas/hems/home/home';
import { homeCalls } from './calls';
import { InfoBoard } from './info/InfoBoard';
import { readHomeInfo } from './info/readHomeInfo';
import { HomeHeading } from './shell/HomeHeading';
import { NoHome } from './shell/NoHome';
import { known } from './context/loadHome';
import { readHome } from './context/readHome';

function readAll(id: string, answer: unknown) {
  const raw = known(answer);
  return {
    home: readHome(id, raw),
    record: decodeRecord(schema, { stationInfo: 'stationInfo' in raw ? raw.stationInfo : raw, stationId: id }),
    info: readHomeInfo(raw),
  };
}

/** Home info page (spec 02 §2): what a home is, its users, tariffs, strategies and devices. */
export default function HomeInfoPage() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const id = params.get('id')?.trim() ?? '';
  const [current] = useCurrentSite();
  const { data, state } = useLive(
    ['hems', 'homeInfo', id],
    async (signal, quiet) => readAll(id, await homeCalls.homeDetail({ stationId: id }, { signal, quiet })),
    { enabled: id !== '' },
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <HomeHeading id={id} home={data?.home} />
      {id === '' ? (
        <NoHome last={current} />
      ) : data ? (
        <InfoBoard {...data} />
      ) : state.error && !state.loading ? (
        <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
      ) : (
        <FormSkeleton fields={10} />
      )}
    </Box>
  );
}
