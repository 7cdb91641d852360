import { Box, Button, Popover, TextField } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';

interface MoveMenuProps {
  /** The handle it stands beside. */
  readonly anchor: HTMLElement;
  /** Place of the row, from 0, and how many there are. */
  readonly place: number;
  readonly count: number;
  onMove(place: number): void;
  onClose(): void;
}

/** Where a row goes to, for those who do not drag it: a step up or down, or a place by its number. */
export default function MoveMenu({ anchor, place, count, onMove, onClose }: MoveMenuProps) {
  useArea('lists');
  const translate = useTranslate();
  const [wanted, setWanted] = useState(String(place + 1));
  const to = Number(wanted) - 1;
  const isPlace = Number.isInteger(to) && to >= 0 && to < count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPlace) onMove(to);
  };
  const steps = [
    { key: 'up', to: place - 1, icon: <ArrowUpward fontSize="small" /> },
    { key: 'down', to: place + 1, icon: <ArrowDownward fontSize="small" /> },
  ];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': anchor.getAttribute('aria-label') ?? '' } }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, p: 1, minWidth: 200 }}>
        {steps.map(({ key, to: next, icon }) => (
          <Button
            key={key}
            variant="text"
            startIcon={icon}
            disabled={next < 0 || next >= count}
            onClick={() => onMove(next)}
            sx={{ justifyContent: 'flex-start' }}
          >
            {translate(`lists.move.${key}`)}
          </Button>
        ))}
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'end', p: 0.5 }}>
          <TextField
            label={translate('lists.move.place', { count })}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            error={wanted !== '' && !isPlace}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ flex: 1, minWidth: 0 }}
          />
          <Button type="submit" variant="outlined" disabled={!isPlace || to === place}>
            {translate('lists.move.go')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
