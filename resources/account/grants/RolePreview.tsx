import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Application } from '../readApplications';
import { grantedOnly, type Granted, type GrantNode } from './grantTree';
import { formatList, nameIn } from '@/schema';

interface RolePreviewProps {
  readonly applications: readonly Application[];
  readonly nodes: Readonly<Record<string, readonly GrantNode[]>>;
  readonly granted: Readonly<Record<string, Granted>>;
}

/** The menus, pages and buttons of a user who has only this role. */
export function RolePreview({ applications, nodes, granted }: RolePreviewProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const seen = applications
    .map((application) => ({
      application,
      menus: grantedOnly(nodes[application.id] ?? [], granted[application.id] ?? new Set()),
    }))
    .filter(({ menus }) => menus.length > 0);

  if (seen.length === 0) return <Typography color="textSecondary">{translate('grants.previewEmpty')}</Typography>;

  const entry = (node: GrantNode, level: number) => {
    const buttons = node.children.filter((child) => child.type === 'button');
    const below = node.children.filter((child) => child.type !== 'button');
    return (
      <Box component="li" key={node.id} sx={{ listStyle: 'none' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 2,
            py: 0.5,
            pl: level * 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: node.type === 'directory' ? 600 : 500, minWidth: 160 }}>
            {nameIn(node, locale)}
          </Typography>
          {node.type === 'menu' && (
            <Typography variant="body2" color="textSecondary">
              {buttons.length > 0
                ? formatList(
                    buttons.map((one) => nameIn(one, locale)),
                    locale,
                  )
                : translate('grants.noButtons')}
            </Typography>
          )}
        </Box>
        {below.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {below.map((child) => entry(child, level + 1))}
          </Box>
        )}
      </Box>
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {seen.map(({ application, menus }) => (
        <Box component="section" key={application.id} aria-label={nameIn(application, locale)}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {nameIn(application, locale)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {menus.map((menu) => entry(menu, 0))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
