import { Box, Button, Popover, Typography } from '@mui/material';
import Tune from '@mui/icons-material/TuneOutlined';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { PICTURE_ON_PHONE, UNSEEN, UNSEEN_ON_PHONE, usePopup } from '@/widgets';
import { useDragOrder } from '@/widgets/internal';
import { CustomMenuRow, MENU_ROW } from './CustomMenuRow';
import type { useCustomMenu } from './useCustomMenu';

interface CustomMenuProps {
  /** From `useCustomMenu(stationId, items)`. */
  readonly menu: ReturnType<typeof useCustomMenu>;
}

interface ArrangeItemsProps extends CustomMenuProps {
  /** Id that those of its parts begin with. */
  readonly id: string;
  readonly dragged: string | undefined;
  onGrab: ReturnType<typeof useDragOrder>['grab'];
}

/** The items in their order, and what was done to them as words. */
function ArrangeItems({ id, menu: { arranged, toggle, move }, dragged, onGrab }: ArrangeItemsProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const moveByKey = (key: string, label: string, to: number) => {
    if (to < 0 || to >= arranged.length) return;
    const focused = document.activeElement;
    const what = focused?.getAttribute('data-move');
    move(key, to);
    setSaid(translate('widgets.customMenu.moved', { name: label, place: to + 1, count: arranged.length }));
    requestAnimationFrame(() => {
      const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-key') === key);
      row?.querySelector<HTMLElement>(what ? `[data-move="${what}"]` : 'input')?.focus();
    });
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-labelledby={`${id}-title`}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 400, overflowY: 'auto' }}
      >
        {arranged.map((entry, index) => (
          <CustomMenuRow
            key={entry.item.key}
            entry={entry}
            index={index}
            count={arranged.length}
            dragged={dragged === entry.item.key}
            whyId={`${id}-last`}
            onGrab={(event) => onGrab(event, entry.item.key, index)}
            onToggle={() => toggle(entry.item.key)}
            onMove={(to) => moveByKey(entry.item.key, entry.item.label, to)}
          />
        ))}
      </Box>
      <Typography id={`${id}-last`} role="status" variant="caption" sx={{ color: 'text.secondary', minHeight: 18 }}>
        {arranged.some((one) => one.locked) ? translate('widgets.customMenu.last') : ''}
      </Typography>
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
    </>
  );
}

function MenuFoot({ menu: { restore, changed }, close }: CustomMenuProps & { close(): void }) {
  const translate = useTranslate();
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Button
        color="inherit"
        disabled={!changed}
        onClick={() => {
          restore();
          done.current?.focus(); // this button is disabled from now on
        }}
      >
        {translate('widgets.customMenu.restore')}
      </Button>
      <Button ref={done} variant="contained" onClick={close}>
        {translate('widgets.done')}
      </Button>
    </Box>
  );
}

/**
 * A button that opens the navigation items to check and arrange (spec 01 §2); one always stays checked.
 *
 * @example <CustomMenu menu={menu} /> // menu = useCustomMenu(siteId, items)
 * @public
 */
export function CustomMenu({ menu }: CustomMenuProps) {
  useArea('widgets');
  const translate = useTranslate();
  const id = useId();
  const { close, trigger, popover } = usePopup('dialog');
  const { dragged, grab, cancel } = useDragOrder(MENU_ROW, menu.arranged.length, menu.move);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Tune />}
        title={translate('widgets.customMenu.open')}
        sx={PICTURE_ON_PHONE}
        {...trigger}
      >
        <Box component="span" sx={UNSEEN_ON_PHONE}>
          {translate('widgets.customMenu.open')}
        </Box>
      </Button>
      <Popover
        {...popover}
        onClose={() => {
          if (!cancel()) close();
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': `${id}-title`,
            'aria-describedby': `${id}-hint`,
            sx: { width: 320, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2, display: 'grid', gap: 1 },
          },
        }}
      >
        <Typography id={`${id}-title`} variant="subtitle2" component="h2">
          {translate('widgets.customMenu.title')}
        </Typography>
        <Typography id={`${id}-hint`} variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('widgets.customMenu.hint')}
        </Typography>
        <ArrangeItems id={id} menu={menu} dragged={dragged} onGrab={grab} />
        <MenuFoot menu={menu} close={close} />
      </Popover>
    </>
  );
}
