import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { TabPanel, TabStrip, ErrorState, FormSkeleton, PageHeading } from '@/widgets';
import { failureText } from '@/data';
import { CodesPanel } from './access/CodesPanel';
import { MatrixPanel } from './access/MatrixPanel';
import { useRoleAccess } from './access/useRoleAccess';
import { WhyPanel } from './access/WhyPanel';

const TABS = ['why', 'matrix', 'codes'] as const;

/**
 * Access made plain (spec 01 §6): why somebody sees something or not, what every role has, and codes that lead nowhere.
 */
export default function AccessPage() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  // a link that names a page asks why; who comes by the menu looks at all
  const tab = TABS.find((one) => one === params.get('tab')) ?? (params.has('path') ? 'why' : 'matrix');
  const all = useRoleAccess();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={translate('accessCheck.title')} />
      <Typography color="textSecondary">{translate('accessCheck.intro')}</Typography>
      <TabStrip
        tabs={TABS.map((key) => ({ key, label: translate(`accessCheck.tabs.${key}`) }))}
        current={tab}
        idPrefix="access"
        label={translate('accessCheck.title')}
        onChoose={(key) => setParams({ tab: key })}
      />
      <TabPanel tab={tab} current={tab} idPrefix="access">
        {all.error ? (
          <ErrorState text={failureText(all.error, translate)} onRetry={all.retry} />
        ) : all.isPending ? (
          <FormSkeleton fields={4} />
        ) : (
          <>
            {tab === 'why' && <WhyPanel {...all} />}
            {tab === 'matrix' && <MatrixPanel {...all} />}
            {tab === 'codes' && <CodesPanel {...all} />}
          </>
        )}
      </TabPanel>
    </Box>
  );
}
