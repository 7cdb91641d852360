import { Alert, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { Access, RouteGrant } from '@/access';
import { formatList, nameIn } from '@/schema';
import type { RoleAccess } from './useRoleAccess';

interface PageVerdictProps {
  /** Name of the role; absent for the one who asks. */
  readonly who?: string;
  readonly access: Access;
  readonly path: string;
  /** The page as anybody may be granted it; undefined when no menu there is leads to it. */
  readonly page: RouteGrant | undefined;
  readonly roles: readonly RoleAccess[];
}

/** Whether somebody sees a page, which menu decided, and which roles grant it. */
export function PageVerdict({ who, access, path, page, roles }: PageVerdictProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const granted = access.routes.has(path);
  const shown = page ?? access.routes.get(path);
  const verdict = granted ? 'granted' : shown ? 'notGranted' : 'noMenu';
  const trail = shown?.trail.map((entry) => nameIn(entry, locale)).join(' / ') ?? path;
  const granting = roles.filter((one) => one.access.routes.has(path)).map(({ role }) => role.name);
  return (
    <Alert severity={granted ? 'success' : 'warning'} variant="outlined" role="status">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`accessCheck.page.${verdict}${who === undefined && verdict !== 'noMenu' ? 'Me' : ''}`, {
          who: who ?? '',
          menu: trail,
          path,
        })}
      </Typography>
      {shown && (
        <Typography variant="body2">
          {granting.length > 0
            ? translate('accessCheck.page.roles', {
                roles: formatList(
                  granting.flatMap((role) => role ?? []),
                  locale,
                ),
              })
            : translate('accessCheck.page.noRoles')}
        </Typography>
      )}
    </Alert>
  );
}
