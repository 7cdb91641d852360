import { Box, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Tooltip } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Access, RouteGrant } from '@/access/access';
import { NameText } from '@/widgets/NameText';
import { localName } from '../localName';
import type { AllAccess } from './useRoleAccess';

/** How much of a page a role has: nothing, the page, or so many of its codes. */
function share(
  page: RouteGrant,
  access: Access,
): { readonly key: 'none' | 'page' | 'part' | 'all'; readonly has: number; readonly of: number } {
  const granted = access.routes.get(page.path);
  const of = page.codes.size;
  if (!granted) return { key: 'none', has: 0, of };
  const has = [...page.codes].filter((code) => granted.codes.has(code)).length;
  return { key: of === 0 || has === of ? 'all' : has === 0 ? 'page' : 'part', has, of };
}

const COLORS = { none: 'text.disabled', page: 'text.primary', part: 'warning.main', all: 'success.main' } as const;

/** Every page by every role: what of it is granted. A cell leads to what decided. */
export function MatrixPanel({ roles, everything }: AllAccess) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const head = {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    minWidth: 200,
    maxWidth: 320,
  } as const;
  return (
    <Paper variant="outlined">
      <TableContainer
        sx={{ maxHeight: '70vh' }}
        tabIndex={0}
        role="region"
        aria-label={translate('accessCheck.matrix.title')}
      >
        <Table size="small" stickyHeader aria-label={translate('accessCheck.matrix.title')}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...head, zIndex: 3 }}>{translate('accessCheck.pageLabel')}</TableCell>
              {roles.map(({ role }) => (
                <TableCell
                  key={role.id}
                  align="center"
                  sx={{ minWidth: 96, maxWidth: 160, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
                >
                  <NameText text={role.name ?? ''} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {[...everything.routes.values()].map((page) => (
              <TableRow key={page.path} hover>
                <TableCell component="th" scope="row" sx={head}>
                  {page.trail.map((entry) => localName(entry, locale)).join(' / ')}
                </TableCell>
                {roles.map(({ role, access }) => {
                  const { key, has, of } = share(page, access);
                  const codes = [...page.codes]
                    .map((code) => `${access.routes.get(page.path)?.codes.has(code) ? '✓' : '✗'} ${code}`)
                    .join('  ');
                  return (
                    <TableCell key={role.id} align="center">
                      <Tooltip title={codes}>
                        <Box
                          component={Link}
                          to={`?tab=why&who=${encodeURIComponent(role.id)}&path=${encodeURIComponent(page.path)}`}
                          aria-label={translate(`accessCheck.matrix.${key}`, {
                            has,
                            of,
                            role: role.name,
                            page: localName(page, locale),
                          })}
                          sx={{
                            color: COLORS[key],
                            display: 'inline-block',
                            minWidth: 32,
                            lineHeight: '24px',
                            textDecoration: 'none',
                            fontVariantNumeric: 'tabular-nums',
                            '&:hover, &:focus-visible': { textDecoration: 'underline' },
                          }}
                        >
                          {key === 'none' ? '–' : of === 0 ? '✓' : `${has}/${of}`}
                        </Box>
                      </Tooltip>
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
