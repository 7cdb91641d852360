import { Button } from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { SideDrawer } from '@/widgets';

interface DrawerButtonProps extends Omit<ComponentProps<typeof SideDrawer>, 'title'> {
  /** Begin of the texts: its `button` and its `title`. */
  readonly texts: string;
  onOpen(): void;
}

/** A button with the drawer it opens, which has a way back beside its own actions. */
export function DrawerButton({ texts, actions, onOpen, ...drawer }: DrawerButtonProps) {
  const translate = useTranslate();
  const back = (
    <Button color="inherit" onClick={drawer.onClose}>
      {translate('actions.cancel')}
    </Button>
  );
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={onOpen}>
        {translate(`${texts}.button`)}
      </Button>
      <SideDrawer
        {...drawer}
        title={translate(`${texts}.title`)}
        actions={
          <>
            {back}
            {actions}
          </>
        }
      />
    </>
  );
}
