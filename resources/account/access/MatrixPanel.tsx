import {
  alpha,
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  useMediaQuery,
  useTheme,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { nameIn } from '@/schema';
import { Link } from 'react-router';
import type { Access, RouteGrant } from '@/access';
import { NameText } from '@/widgets';
import { SearchChoice } from './SearchChoice';
import type { AllAccess } from './useRoleAccess';

/** How much of a page a role has: nothing, the page, or so many of its codes. */
function share(page: RouteGrant, access: Access): { readonly key: Share; readonly has: number; readonly of: number } {
  const granted = access.routes.get(page.path);
  const of = page.codes.size;
  if (!granted) return { key: 'none', has: 0, of };
  const has = [...page.codes].filter((code) => granted.codes.has(code)).length;
  return { key: of === 0 || has === of ? 'all' : has === 0 ? 'page' : 'part', has, of };
}

const SHARES = ['none', 'page', 'part', 'all'] as const;
type Share = (typeof SHARES)[number];

/** The more of a page is granted, the more of the accent its cell has; the figure in it says how much. */
const HEAT: Readonly<Record<Share, number>> = { none: 0, page: 0.06, part: 0.16, all: 0.32 };
const heat =
  (key: Share) =>
  ({ palette }: Theme) => ({
    bgcolor: HEAT[key] === 0 ? 'transparent' : alpha(palette.primary.main, HEAT[key]),
    color: key === 'none' ? palette.text.secondary : palette.text.primary,
  });

/** What the colors of the cells say. */
function Legend() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'caption' }}>
      {SHARES.map((key) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden
            component="span"
            sx={[{ width: 20, height: 14, border: 1, borderColor: 'divider', borderRadius: 0.5 }, heat(key)]}
          />
          {translate(`accessCheck.matrix.legend.${key}`)}
        </Box>
      ))}
    </Box>
  );
}

/**
 * Every page by every role: what of it is granted. A cell leads to what decided. On a phone one role at a time is
 * looked at.
 */
export function MatrixPanel({ roles: all, everything }: AllAccess) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [picked, setPicked] = useState<string>();
  const options = all.map(({ role }) => ({ id: String(role.id), label: role.name ?? String(role.id) }));
  const chosen = options.find(({ id }) => id === picked) ?? options[0];
  const roles = isPhone && chosen ? all.filter(({ role }) => String(role.id) === chosen.id) : all;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const head = {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    minWidth: { xs: 160, sm: 200 },
    maxWidth: 320,
  } as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {isPhone && chosen && (
        <SearchChoice
          id="access-role"
          label={translate('accessCheck.matrix.role')}
          options={options}
          value={chosen}
          onChoose={setPicked}
        />
      )}
      <Legend />
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
                    {page.trail.map((entry) => nameIn(entry, locale)).join(' / ')}
                  </TableCell>
                  {roles.map(({ role, access }) => {
                    const { key, has, of } = share(page, access);
                    const codes = [...page.codes]
                      .map((code) => `${access.routes.get(page.path)?.codes.has(code) ? '✓' : '✗'} ${code}`)
                      .join('  ');
                    return (
                      <TableCell key={role.id} align="center" sx={heat(key)}>
                        <Tooltip title={codes}>
                          <Box
                            component={Link}
                            to={`?tab=why&who=${encodeURIComponent(role.id)}&path=${encodeURIComponent(page.path)}`}
                            aria-label={translate(`accessCheck.matrix.${key}`, {
                              has,
                              of,
                              role: role.name,
                              page: nameIn(page, locale),
                            })}
                            sx={{
                              color: 'inherit',
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
    </Box>
  );
}
