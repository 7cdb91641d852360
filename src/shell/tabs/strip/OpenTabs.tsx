import { Box, IconButton } from '@mui/material';
import { useEffect, useMemo, useRef, useState, memo } from 'react';
import { useEvent, useTranslate, useLocale } from 'react-admin';
import { useArea } from '@/data';
import { ConfirmDialog } from '@/widgets';
import type { PageTabs } from '../usePageTabs';
import { CrowdedQuestion } from './CrowdedQuestion';
import { TabItem, type TabHands } from './TabItem';
import { TabMenu, type TabMenuAt } from './TabMenu';
import { useTabKeys } from './useTabKeys';
import { useTabMarks } from './useTabMarks';
import MoreVert from '@mui/icons-material/MoreVert';
import { useTabNames } from '../useTabNames';

const MoreTabs = memo(function MoreTabs({ open }: { open(anchor: HTMLElement): void }) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate('tabs.more')}
      aria-haspopup="menu"
      onClick={(event) => open(event.currentTarget)}
      sx={{ flex: 'none', alignSelf: 'center', mx: 0.5 }}
    >
      <MoreVert fontSize="small" />
    </IconButton>
  );
});

interface CloseQuestionProps {
  /** Of the tabs with unsaved input among those to close. */
  readonly names: readonly string[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before tabs are closed with what was typed in them. */
function CloseQuestion({ names, onConfirm, onClose }: CloseQuestionProps) {
  const translate = useTranslate();
  const listed = new Intl.ListFormat(useLocale() ?? 'en').format(names);
  return (
    <ConfirmDialog
      open
      title={translate('tabs.discard.title')}
      text={translate('tabs.discard.text', { names: listed })}
      confirmLabel={translate('tabs.discard.confirm')}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** The open pages as tabs: shown by click or Enter, closed by their cross, middle click, Delete or Alt+W. */
export default function OpenTabs({ tabs: { tabs, shown, dirty, actions } }: { readonly tabs: PageTabs }) {
  useArea('tabs');
  const translate = useTranslate();
  const nameOf = useTabNames();
  const marks = useTabMarks(tabs);
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<TabMenuAt>();
  const [confirming, setConfirming] = useState<readonly string[]>();
  const close = useEvent((keys: readonly string[]) =>
    keys.some((key) => dirty.has(key)) ? setConfirming(keys) : actions.close(keys),
  );
  const { focusable, focused, ...keys } = useTabKeys({
    list,
    tabs,
    shown: shown?.key,
    show: actions.show,
    close: (key) => close([key]),
  });
  const onKeyDown = useEvent(keys.onKeyDown);
  const openMenu = useEvent((anchor: HTMLElement) => setMenu({ key: shown?.key, anchor }));
  const hands = useMemo<TabHands>(
    () => ({
      focused,
      onKeyDown,
      show: actions.show,
      close: (key) => close([key]),
      openMenu: (key, anchor) => setMenu({ key, anchor }),
    }),
    [focused, onKeyDown, actions, close],
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown?.key]);

  return (
    <Box sx={{ flex: 1, display: 'flex', alignItems: 'stretch', minWidth: 0 }}>
      <Box
        ref={list}
        role="tablist"
        aria-label={translate('tabs.label')}
        onWheel={(event) => event.currentTarget.scrollBy({ left: event.deltaY })}
        sx={{ flex: 1, display: 'flex', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.key}
            tab={tab}
            name={nameOf(tab)}
            mark={marks.get(tab.key)}
            shown={tab === shown}
            dirty={dirty.has(tab.key)}
            focusable={tab.key === focusable}
            hands={hands}
          />
        ))}
      </Box>
      <MoreTabs open={openMenu} />
      {menu && <TabMenu at={menu} tabs={tabs} close={close} onClose={() => setMenu(undefined)} />}
      {confirming && (
        <CloseQuestion
          names={tabs.filter(({ key }) => confirming.includes(key) && dirty.has(key)).map(nameOf)}
          onConfirm={() => {
            setConfirming(undefined);
            actions.close(confirming);
          }}
          onClose={() => setConfirming(undefined)}
        />
      )}
      <CrowdedQuestion tabs={tabs} shown={shown?.key} nameOf={nameOf} close={(key) => actions.close([key])} />
    </Box>
  );
}
