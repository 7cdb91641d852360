import { Breadcrumbs as MuiBreadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RouteGrant } from '@/access/access';
import { NameText } from '@/widgets/NameText';
import { displayName } from './displayName';

interface BreadcrumbsProps {
  readonly grant: RouteGrant;
  /** The URL is the grant's own: the last name is the page, not a way back to it. */
  readonly exact: boolean;
}

/** Where the page stands in the menu. One level alone says nothing that the heading does not. */
export function Breadcrumbs({ grant, exact }: BreadcrumbsProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (exact && grant.trail.length < 2) return null;
  const last = grant.trail.length - 1;
  return (
    <MuiBreadcrumbs
      maxItems={5}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={3}
      expandText={translate('actions.more')}
      aria-label={translate('shell.trail')}
      sx={{ typography: 'caption', mb: 1, '& .MuiBreadcrumbs-separator': { mx: 0.5 } }}
    >
      {grant.trail.map((entry, index) => {
        const name = displayName(entry, locale);
        const here = index === last && exact;
        return entry.path && !here ? (
          <MuiLink
            key={entry.key}
            component={Link}
            to={entry.path}
            data-shortcut={index === last ? 'list' : undefined}
            color="textSecondary"
            variant="caption"
          >
            <NameText text={name} />
          </MuiLink>
        ) : (
          <Typography
            key={entry.key}
            variant="caption"
            color={here ? 'textPrimary' : 'textSecondary'}
            aria-current={here ? 'page' : undefined}
          >
            <NameText text={name} />
          </Typography>
        );
      })}
    </MuiBreadcrumbs>
  );
}
