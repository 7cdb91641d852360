import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { nameIn } from '@/schema';
import type { Application } from '../readApplications';
import { allNodes, changesBetween, withDescendants, type Granted, type GrantNode } from './grantTree';

interface GrantChangesProps {
  readonly applications: readonly Application[];
  readonly nodes: Readonly<Record<string, readonly GrantNode[]>>;
  readonly before: Readonly<Record<string, Granted>>;
  readonly after: Readonly<Record<string, Granted>>;
  /** Users who have the role and will have to sign in again. */
  readonly userCount: number;
}

/** What saving will grant and withdraw, said before it is done. */
export function GrantChanges({ applications, nodes, before, after, userCount }: GrantChangesProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const none: Granted = new Set();

  const words = (tree: readonly GrantNode[], node: GrantNode) => {
    const menu =
      node.type === 'button'
        ? allNodes(tree).find((one) => one.type === 'menu' && withDescendants(one).includes(node))
        : undefined;
    return menu ? `${nameIn(menu, locale)} / ${nameIn(node, locale)}` : nameIn(node, locale);
  };
  const lines = applications.flatMap((application) => {
    const tree = nodes[application.id] ?? [];
    const { added, removed } = changesBetween(tree, before[application.id] ?? none, after[application.id] ?? none);
    return [
      ...added.map((node) => ({ key: `+${node.id}`, sign: '+' as const, text: words(tree, node) })),
      ...removed.map((node) => ({ key: `-${node.id}`, sign: '−' as const, text: words(tree, node) })),
    ];
  });

  return (
    <Box role="status" aria-label={translate('grants.changes')} sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}>
      <Typography variant="subtitle2">{translate('grants.changes')}</Typography>
      {lines.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('grants.noChanges')}
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 0.5,
            p: 0,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 0.5,
            maxHeight: 144,
            overflow: 'auto',
          }}
        >
          {lines.map(({ key, sign, text }) => (
            <Typography
              component="li"
              variant="body2"
              key={key}
              sx={{ listStyle: 'none', color: sign === '+' ? 'success.main' : 'error.main' }}
            >
              {sign} {text}
            </Typography>
          ))}
        </Box>
      )}
      {lines.length > 0 && userCount > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('grants.affected', { count: userCount })}
        </Typography>
      )}
    </Box>
  );
}
