import { Button } from '@mui/material';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { ListState } from '../useListState';
import { useToolLook } from '../useToolLook';
import { useViews } from './useViews';
import { usePopup } from '@/widgets';

const ViewsPanel = lazyPart(() => import('./ViewsPanel'));

/** The view at work by its name, and the way to the others. */
export function ViewsButton(list: Pick<ListState, 'filters' | 'sort' | 'perPage'>) {
  const translate = useTranslate();
  const { anchor, close, trigger } = usePopup('dialog');
  const current = useViews(list);
  const { active, changed } = current;
  const name = active ? `${active.name}${changed ? ' *' : ''}` : translate('list.views');
  const look = useToolLook(name, <Bookmark />);
  return (
    <>
      <Button
        color="inherit"
        {...trigger}
        {...look}
        sx={{ ...look.sx, maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      />
      {anchor && <ViewsPanel anchor={anchor} current={current} onClose={close} waiting={null} />}
    </>
  );
}
