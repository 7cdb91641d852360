import { Box, Link as MuiLink } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuEntry, RouteGrant } from '@/access';
import { NameText, UNSEEN } from '@/widgets';
import { displayName } from './displayName';

interface BreadcrumbsProps {
  readonly grant: RouteGrant;
  /** The URL is the grant's own: the last name is the page, not a way back to it. */
  readonly exact: boolean;
}

/** Whether a name is seen: the page above this one, and every other that is a way back. */
const isSeen = ({ path }: MenuEntry, index: number, here: number) =>
  index < here && (path !== undefined || index === here - 1);

/**
 * Where the page stands in the menu, before its title in the heading. All names are there for a screen reader; the eye
 * is spared those that lead nowhere, and on a phone all of them.
 */
export function Breadcrumbs({ grant, exact }: BreadcrumbsProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { trail } = grant;
  if (exact && trail.length < 2) return null;
  /** Index of the page itself; behind the end on a page below the menu's. */
  const here = exact ? trail.length - 1 : trail.length;
  return (
    <Box
      component="nav"
      aria-label={translate('shell.trail')}
      sx={(theme) => ({
        flex: '0 20 auto', // it gives way before the title does
        minWidth: 0,
        overflow: 'hidden',
        mr: -0.5,
        typography: 'caption',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        '& ol': { display: 'contents', listStyle: 'none' },
        '& li': { display: 'inline' },
        '& li:not(.quiet)::after': { content: '"/"', color: 'text.disabled', mx: 0.75 },
        '& li.quiet': UNSEEN,
        [theme.breakpoints.down('md')]: { '&:not(:focus-within)': UNSEEN },
      })}
    >
      <ol>
        {trail.map((entry, index) => (
          <li key={entry.key} className={isSeen(entry, index, here) ? undefined : 'quiet'}>
            {entry.path && index < here ? (
              <MuiLink
                component={Link}
                to={entry.path}
                data-shortcut={index === trail.length - 1 ? 'list' : undefined}
                color="textSecondary"
                underline="hover"
                variant="caption"
              >
                <NameText text={displayName(entry, locale)} />
              </MuiLink>
            ) : (
              <span aria-current={index === here ? 'page' : undefined}>
                <NameText text={displayName(entry, locale)} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}
