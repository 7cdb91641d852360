import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccess, useRoutePath } from '@/access';
import { leaving } from '@/shell';
import { TabStrip } from '@/widgets';

export const USER_TABS = ['hems/strategy-activity', 'hems/strategy-result'] as const;

/** Where a tab stands: beside the page that is open, if that is granted, else where a menu puts it. */
function pathOf(key: string, route: string, access: ReturnType<typeof useAccess>): string | undefined {
  const beside = `${route.slice(0, route.lastIndexOf('/'))}/${key === USER_TABS[0] ? 'strategyActivityAnalysis' : 'strategyResultAnalysis'}`;
  return access.routes.has(beside) ? beside : access.pathOf.get(key);
}

/** The two pages about a customer user; the route is replaced, the id stays. */
export function UserTabs({ page }: { readonly page: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const access = useAccess();
  const route = useRoutePath();
  const [params] = useSearchParams();
  const tabs = USER_TABS.filter((key) => key === page || pathOf(key, route, access) !== undefined).map((key) => ({
    key,
    label: translate(`resources.${key}.name`),
  }));
  const choose = (key: string) => {
    const pathname = pathOf(key, route, access);
    if (pathname !== undefined && key !== page)
      void navigate(
        { pathname, search: `?${new URLSearchParams({ id: params.get('id') ?? '' })}` },
        { replace: true, state: leaving(null, route) },
      );
  };
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <TabStrip tabs={tabs} current={page} idPrefix="user" label={translate('strategy.tabs')} onChoose={choose} />
    </Box>
  );
}
