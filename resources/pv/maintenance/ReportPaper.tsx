import { Box, Divider, Skeleton, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { PrintDrawer } from '@/crud/actions/PrintDrawer';
import { DetailValue } from '@/crud/detail/DetailValue';
import type { ActionProps } from '@/crud/views';
import { failureText } from '@/data/texts/failureText';
import { useTarget } from '@/fields/reference/useTarget';
import { imageUrls } from '@/fields/image/type';
import { Thumb } from '@/fields/image/Thumb';
import type { AnyRecord } from '@/schema';
import { ErrorState } from '@/widgets/ErrorState';

const CONTENT = 'pv/maintenance-content';
const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'sort', order: 'ASC' } } as const;
const FACTS = ['reportNo', 'reportType', 'stationId', 'period', 'author', 'createTime'];
const FIGURES = ['generation', 'pr', 'alarmCount', 'orderCount'];
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
  gap: 2,
  m: 0,
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
} as const;
/** Pictures of a part, px: three beside each other on A4. */
const PICTURE = 180;

function Part({ part }: { readonly part: AnyRecord }) {
  const translate = useTranslate();
  const pictures = imageUrls(part.pictures);
  const section = translate(`resources.${CONTENT}.enums.section.${String(part.section)}`, { _: String(part.section ?? '') });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, breakInside: 'avoid' }}>
      {section !== part.title && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {section}
        </Typography>
      )}
      <Typography component="h3" variant="h3">
        {String(part.title ?? '')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{String(part.text ?? '-')}</Typography>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pictures.map((url, index) => (
            <Thumb key={url} address={url} size={PICTURE} alt={translate('fields.image.alt', { number: index + 1 })} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Report({ report, close }: { readonly report: AnyRecord; close(): void }) {
  const translate = useTranslate();
  const { resource } = useTarget(CONTENT);
  const { data, error, refetch } = useGetList<AnyRecord>(resource, { ...ALL, filter: { reportId: report.id } });
  return (
    <PrintDrawer title={String(report.name ?? '')} close={close}>
      <Box component="dl" sx={GRID}>
        {FACTS.map((name) => (
          <DetailValue key={name} name={name} record={report} />
        ))}
      </Box>
      <Divider />
      <Box component="dl" sx={GRID}>
        {FIGURES.map((name) => (
          <DetailValue key={name} name={name} record={report} />
        ))}
      </Box>
      <Divider />
      {error && <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography>{translate('resources.pv/maintenance-report.paper.empty')}</Typography>}
      {data?.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </PrintDrawer>
  );
}

/** The report as it goes to the owner: its figures and its parts in their order, on A4 or as PDF. */
export function ReportPaper({ records: [report], close }: ActionProps<AnyRecord>) {
  return report ? <Report report={report} close={close} /> : null;
}
