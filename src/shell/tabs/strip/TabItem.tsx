import Close from '@mui/icons-material/Close';
import { Box } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { PageTab } from '../pageTab';
import { tabIds } from '../tabIds';
import type { TabMenuAt } from './TabMenu';
import { tabStyles } from './tabStyles';

interface TabItemProps {
  readonly tab: PageTab;
  readonly name: string;
  readonly shown: boolean;
  readonly dirty: boolean;
  /** The one stop of the Tab key in the strip. */
  readonly focusable: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  show(): void;
  close(): void;
  openMenu(place: Omit<TabMenuAt, 'key'>): void;
}

const isMiddle = (event: MouseEvent) => event.button === 1;

/** One tab. Its cross is for the mouse; the keyboard has Delete and the menu. */
export function TabItem({ tab, name, shown, dirty, focusable, onFocus, onKeyDown, show, close, openMenu }: TabItemProps) {
  const translate = useTranslate();
  const ids = tabIds(tab.key);
  return (
    <Box
      role="tab"
      id={ids.tab}
      aria-selected={shown}
      aria-controls={tab.opened ? ids.page : undefined}
      aria-label={dirty ? translate('tabs.unsaved', { name }) : name}
      aria-keyshortcuts="Delete"
      tabIndex={focusable ? 0 : -1}
      title={name}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={show}
      onMouseDown={(event) => isMiddle(event) && event.preventDefault()}
      onAuxClick={(event) => isMiddle(event) && close()}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu({ anchor: event.currentTarget });
      }}
      sx={tabStyles}
    >
      <span className="name">{name}</span>
      <Box
        component="span"
        className={dirty ? 'close dirty' : 'close'}
        aria-hidden
        title={translate('tabs.close')}
        onClick={(event) => {
          event.stopPropagation();
          close();
        }}
      >
        <Close />
      </Box>
    </Box>
  );
}
