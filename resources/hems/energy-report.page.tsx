import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAccess } from '@/access/AccessContext';
import { PageHeading } from '@/widgets/PageHeading';
import { failureText } from '@/data/texts/failureText';
import { useLive } from '@/data/live/useLive';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { useCurrentSite } from '@/widgets/sites/useCurrentSite';
import { ReportBoard } from './report/ReportBoard';
import { HomeSwitch } from './shell/HomeSwitch';
import { NoHome } from './shell/NoHome';
import { WithHome } from './shell/WithHome';
import { loadHome } from './station/loadHome';

/** Energy report of a home (spec 02 §2): a page of its own beside the pages of the home. */
export default function EnergyReportPage() {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const [params] = useSearchParams();
  const [current] = useCurrentSite();
  const id = params.get('id')?.trim() ?? '';
  const { data: home, state } = useLive(['hems', 'home', id], (signal) => loadHome(id, signal), { enabled: id !== '' });
  const name = home?.name ?? id;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={name ? translate('hems.report.titleOf', { name }) : translate('hems.report.title')} backTo={pathOf.get('hems/home') ?? '/'} actions={<HomeSwitch id={id} />} />
      {id === '' ? (
        <NoHome last={current} />
      ) : home ? (
        <WithHome home={home}>
          <ReportBoard />
        </WithHome>
      ) : state.error ? (
        <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Box>
  );
}
