import { Box, Button, Chip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Notice, type NoticeTone, NotificationBell, NotificationPopup } from '@/widgets';
import { CustomMenu, useCustomMenu } from '@/energy';
import { Story } from './Story';
import { useGalleryWords } from './useGalleryWords';

const ITEMS = ['overview', 'energy', 'devices', 'strategies', 'alarms'] as const;
const TONES: readonly NoticeTone[] = ['error', 'warning', 'success', 'info', 'neutral'];

/** The customizable menu of two stations, and notifications. */
export function MenusPart() {
  const say = useGalleryWords();
  return (
    <>
      {['A', 'B'].map((station) => (
        <Story key={station} title={say('menu.title', { station })} text={say('menu.text')}>
          <StationMenu station={station} />
        </Story>
      ))}
      <Story wide title={say('notices.title')} text={say('notices.text')}>
        <Notices />
      </Story>
    </>
  );
}

function StationMenu({ station }: { readonly station: string }) {
  const say = useGalleryWords();
  const items = useMemo(() => ITEMS.map((key) => ({ key, label: say(`menu.items.${key}`) })), [say]);
  const menu = useCustomMenu(`gallery-${station}`, items);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        component="ul"
        aria-label={say('menu.title', { station })}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1 }}
      >
        {menu.shown.map(({ key, label }) => (
          <li key={key}>
            <Chip label={label} variant="outlined" />
          </li>
        ))}
      </Box>
      <CustomMenu menu={menu} />
    </Box>
  );
}

const minute = (count: number): string => `2024-05-01 10:${String(count % 60).padStart(2, '0')}:00`;

function Notices() {
  const say = useGalleryWords();
  const notify = useNotify();
  const sample = (number: number, read = false): Notice => {
    const tone = TONES[number % TONES.length] ?? 'neutral';
    return {
      id: String(number),
      time: minute(number),
      tone,
      read,
      opens: tone !== 'neutral',
      tag: say(`notices.tag.${tone}`),
      description: say(`notices.description.${tone}`, { number }),
    };
  };
  const [kept, setKept] = useState<readonly { readonly number: number; readonly read: boolean }[]>(
    [0, 1, 2, 3, 4].map((number) => ({ number, read: number > 2 })),
  );
  const notices = kept.map(({ number, read }) => sample(number, read));
  const read = (ids: readonly string[]) =>
    setKept((old) => old.map((one) => (ids.includes(String(one.number)) ? { ...one, read: true } : one)));
  const open = (notice: Notice) => notify('gallery.widgets.notices.opened', { messageArgs: { name: notice.tag } });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <NotificationBell notices={notices} onRead={read} onOpen={open} />
      <Button variant="outlined" onClick={() => setKept((old) => [...old, { number: old.length, read: false }])}>
        {say('notices.arrive')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('notices.hint')}
      </Typography>
      <NotificationPopup notices={notices} onRead={read} onOpen={open} />
    </Box>
  );
}
