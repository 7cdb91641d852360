import { Box } from '@mui/material';
import { Suspense, useSyncExternalStore } from 'react';
import { useAccess } from '@/access';
import { lazyView } from '@/data/internal';
import { noticeService, type NoticeService } from '@/schema';
import { ExtraBoundary } from '@/data/internal';

export interface ShellBellProps extends NoticeService {
  readonly path: string;
}

const useShellBell = lazyView<ShellBellProps>(() => import('./ShellBell'));

function Bell(props: ShellBellProps) {
  const ShellBell = useShellBell();
  return <ShellBell {...props} />;
}

/**
 * The place of the bell in the header: it rings while somebody works in a platform with messages that he may see. For
 * him the place is kept in the others, so that nothing beside it moves.
 */
export function NoticeSlot({ platform }: { readonly platform: string | undefined }) {
  const service = useSyncExternalStore(noticeService.subscribe, noticeService.get);
  const { pathOf, routes } = useAccess();
  const path = service && pathOf.get(service.page);
  if (!service || path === undefined) return null;
  return (
    <Box sx={{ minWidth: { sm: 36 }, height: 36 }}>
      {platform !== undefined && routes.get(path)?.platform === platform && (
        <ExtraBoundary key={path}>
          <Suspense>
            <Bell {...service} path={path} />
          </Suspense>
        </ExtraBoundary>
      )}
    </Box>
  );
}
