import { Button } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { extraPart } from '@/data/internal';
import { usePopup } from '@/widgets';

const ActionList = extraPart(() => import('./ActionList'));

/** What an action is known by where there is no room for its word. */
export type Picture = 'edit' | 'delete' | 'traces' | 'paper' | 'download' | 'link';

/** One line of a menu of actions: somewhere to go, or something to do. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  /** Of the location it leads to. */
  readonly state?: object | undefined;
  /** It stands after all others, and makes no menu by itself. */
  readonly seldom?: boolean;
  readonly danger?: boolean;
  readonly picture?: Picture | undefined;
  /** It waits for this user. */
  readonly turn?: boolean;
  /** Why it cannot be chosen now; it is shown all the same. */
  readonly disabled?: string;
  onChoose?(): void;
}

/** Three dots in a row. */
const DOTS =
  'M6 10c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m12 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m-6 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2';

interface ActionMenuProps {
  readonly items: readonly MenuAction[];
  /** What the menu belongs to, for its button's name. */
  readonly name?: string;
  readonly look?: 'icon' | 'button';
}

/** The actions there is no room for, behind one button. */
export function ActionMenu({ items, name, look = 'icon' }: ActionMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const { anchor, close, trigger } = usePopup('menu');
  const label = name === undefined ? translate('actions.more') : translate('actions.moreOf', { name });
  const control = { ...trigger, 'aria-controls': anchor ? id : undefined };
  return (
    <>
      {look === 'icon' ? (
        <button type="button" className="row-menu" aria-label={label} {...control}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={DOTS} />
          </svg>
        </button>
      ) : (
        <Button variant="outlined" color="inherit" endIcon={<ExpandMore />} {...control}>
          {label}
        </Button>
      )}
      {anchor && <ActionList id={id} anchor={anchor} label={label} items={items} close={close} onFail={close} />}
    </>
  );
}
