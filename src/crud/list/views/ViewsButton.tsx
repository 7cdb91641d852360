import { Button } from '@mui/material';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { ListState } from '../useListState';
import { useToolLook } from '../useToolLook';
import { useViews } from './useViews';

const ViewsPanel = lazyPart(() => import('./ViewsPanel'));

/** The view at work by its name, and the way to the others. */
export function ViewsButton(list: Pick<ListState, 'filters' | 'sort' | 'perPage'>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = useViews(list);
  const { active, changed } = current;
  const name = active ? `${active.name}${changed ? ' *' : ''}` : translate('list.views');
  const look = useToolLook(name, <Bookmark />);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...look}
        sx={{ ...look.sx, maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      />
      {anchor && <ViewsPanel anchor={anchor} current={current} onClose={() => setAnchor(null)} waiting={null} />}
    </>
  );
}
