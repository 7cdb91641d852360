import Star from '@mui/icons-material/Star';
import StarOutline from '@mui/icons-material/StarBorder';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { currentSession, matchRoute, useAccess } from '@/access';
import { useArea } from '@/data';
import { useFavorites } from '@/data/internal';
import { useRecentRecord, type RecordPage } from './useRecentRecord';

function Marked({ page }: { readonly page: RecordPage }) {
  useArea('shell');
  const translate = useTranslate();
  const names = useRecentRecord(currentSession()?.userId ?? '', page);
  const { isOne, toggle } = useFavorites();
  if (!names) return null;
  const marked = isOne(page.at);
  const { name, nameEn, names: more } = names;
  return (
    <Tooltip title={translate(marked ? 'shell.favorites.remove' : 'shell.favorites.keep')} describeChild>
      <IconButton
        size="small"
        aria-label={translate('shell.favorites.record')}
        aria-pressed={marked}
        onClick={() => toggle({ path: page.at, named: { name, nameEn, ...(more && { names: more }) } })}
        sx={{ order: 1, color: marked ? 'primary.main' : 'text.secondary' }}
      >
        {marked ? <Star fontSize="small" /> : <StarOutline fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}

/** Whether the record that is shown is among the favorites, to press; behind its title. Nothing on any other page. */
export default function RecordStar({ at }: { readonly at: string }) {
  const match = matchRoute(useAccess(), at);
  if (match.kind !== 'route' || match.view !== 'detail') return null;
  const { path, target } = match.grant;
  return target.kind === 'resource' ? <Marked page={{ at, path, schema: target.key, id: match.id }} /> : null;
}
