import { Button } from '@mui/material';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import type { ListState } from '../useListState';
import { useViews } from './useViews';

const ViewsPanel = lazyPart(() => import('./ViewsPanel'));

/** The view at work by its name, and the way to the others. */
export function ViewsButton(list: Pick<ListState, 'filters' | 'sort' | 'perPage'>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = useViews(list);
  const { active, changed } = current;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          maxWidth: 220,
          '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <span>{active ? `${active.name}${changed ? ' *' : ''}` : translate('list.views')}</span>
      </Button>
      {anchor && <ViewsPanel anchor={anchor} current={current} onClose={() => setAnchor(null)} waiting={null} />}
    </>
  );
}
