import { Paper, Popper, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useLocale } from 'react-admin';
import type { MenuEntry } from '@/access';
import { isComposing } from '@/widgets';
import { displayName } from '../displayName';
import { MenuTree } from './MenuTree';
import type { FlyOut } from './useFlyOut';

interface MenuFlyOutProps {
  readonly flyOut: FlyOut;
  readonly path: string | undefined;
  readonly trail: ReadonlySet<string>;
  /** The pointer is over it. */
  keep(): void;
  /** The pointer left it. */
  hideSoon(): void;
  /** Closes it; with `focus` its icon has the focus again. */
  hide(focus: boolean): void;
}

const MODIFIERS = [{ name: 'offset', options: { offset: [-4, 4] } }];

function Sheet({ flyOut: { entry, anchor, focus }, path, trail, keep, hideSoon, hide }: MenuFlyOutProps) {
  const locale = useLocale() ?? 'en';
  const box = useRef<HTMLElement>(null);
  const away = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !box.current?.contains(event.target) && !anchor.contains(event.target))
      hide(false);
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => away(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
  useEffect(() => {
    if (focus) box.current?.querySelector<HTMLElement>('a, [role="button"], button')?.focus({ preventScroll: true });
  }, [focus, entry]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const back = event.key === 'Escape' || event.key === 'ArrowLeft';
    if (!back && event.key !== 'Tab') return;
    if (back) event.preventDefault();
    hide(true); // with Tab the browser goes on from the icon
  };
  const name = displayName(entry, locale);
  return (
    <Paper
      component="nav"
      ref={box}
      aria-label={name}
      variant="outlined"
      onPointerEnter={keep}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hideSoon()}
      onKeyDown={onKeyDown}
      sx={{ width: 232, maxHeight: '80dvh', overflowY: 'auto', py: 1, boxShadow: 4 }}
    >
      <Typography
        variant="overline"
        component="p"
        color="textSecondary"
        sx={{ px: 2, m: 0, pb: 0.5, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <MenuTree entries={below(entry)} path={path} trail={trail} onNavigate={() => hide(false)} />
    </Paper>
  );
}

/**
 * What is below an icon of the collapsed menu, beside it. Escape and the left arrow lead back to the icon, Tab past it.
 */
export default function MenuFlyOut(props: MenuFlyOutProps) {
  return (
    <Popper open anchorEl={props.flyOut.anchor} placement="right-start" sx={{ zIndex: 'drawer' }} modifiers={MODIFIERS}>
      <Sheet {...props} />
    </Popper>
  );
}

/** What the fly-out lists: the children, and the entry itself first when it has a page of its own. */
function below(entry: MenuEntry): readonly MenuEntry[] {
  return entry.path || entry.href ? [{ ...entry, children: [] }, ...entry.children] : entry.children;
}
