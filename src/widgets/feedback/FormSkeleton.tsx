import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

interface FormSkeletonProps {
  readonly fields?: number;
}

/**
 * The shape of a form while its record is on its way.
 *
 * @example if (isPending) return <FormSkeleton fields={4} />;
 * @public
 */
export function FormSkeleton({ fields = 6 }: FormSkeletonProps) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('widgets.loading')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        columnGap: 3,
        rowGap: 2,
        p: 3,
      }}
    >
      {Array.from({ length: fields }, (_, field) => (
        <Box key={field} sx={{ display: 'grid', gap: 1 }}>
          <Skeleton variant="rounded" height={12} width={field % 2 === 0 ? 96 : 72} />
          <Skeleton variant="rounded" height={32} />
        </Box>
      ))}
    </Box>
  );
}
