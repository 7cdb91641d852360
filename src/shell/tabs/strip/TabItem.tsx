import Close from '@mui/icons-material/Close';
import { Box, SvgIcon } from '@mui/material';
import { memo, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { shownName } from '@/schema/internal';
import { NameText } from '@/widgets';
import type { PageTab } from '../pageTab';
import { tabIds } from '../tabIds';
import { tabStyles } from '../tabStyles';

/** What can be done with any tab of the strip: the same object for all of them. */
export interface TabHands {
  focused(key: string): void;
  onKeyDown(event: KeyboardEvent): void;
  show(key: string): void;
  close(key: string): void;
  openMenu(key: string, anchor: HTMLElement): void;
}

interface TabItemProps {
  readonly tab: PageTab;
  readonly name: string;
  /** Picture of its platform, where the name does not tell it from another tab. */
  readonly mark: ComponentType | undefined;
  readonly shown: boolean;
  readonly dirty: boolean;
  /** The one stop of the Tab key in the strip. */
  readonly focusable: boolean;
  readonly hands: TabHands;
}

const isMiddle = (event: MouseEvent) => event.button === 1;

/** One tab. Its cross is for the mouse; the keyboard has Delete and the menu. */
export const TabItem = memo(function TabItem({ tab, name, mark, shown, dirty, focusable, hands }: TabItemProps) {
  const translate = useTranslate();
  const { key } = tab;
  const ids = tabIds(key);
  return (
    <Box
      role="tab"
      id={ids.tab}
      aria-selected={shown}
      aria-controls={tab.opened ? ids.page : undefined}
      aria-label={dirty ? translate('tabs.unsaved', { name }) : shownName(name)}
      aria-keyshortcuts="Delete"
      tabIndex={focusable ? 0 : -1}
      title={shownName(name)}
      onFocus={() => hands.focused(key)}
      onKeyDown={hands.onKeyDown}
      onClick={() => hands.show(key)}
      onMouseDown={(event) => isMiddle(event) && event.preventDefault()}
      onAuxClick={(event) => isMiddle(event) && hands.close(key)}
      onContextMenu={(event) => {
        event.preventDefault();
        hands.openMenu(key, event.currentTarget);
      }}
      sx={tabStyles}
    >
      {mark && <SvgIcon component={mark} className="mark" />}
      <span className="name">
        <NameText text={name} />
      </span>
      <Box
        component="span"
        className={dirty ? 'close dirty' : 'close'}
        aria-hidden
        title={translate('tabs.close')}
        onClick={(event) => {
          event.stopPropagation();
          hands.close(key);
        }}
      >
        <Close />
      </Box>
    </Box>
  );
});
