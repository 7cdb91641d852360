import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import '@/widgets/print/print.css';
import { SideDrawer } from '@/widgets/SideDrawer';
import './dialogs/drawer.css';

interface PrintDrawerProps {
  readonly title: string;
  close(): void;
  readonly children: ReactNode;
}

/** Something to be read beside the page it belongs to; what is printed, or saved as PDF, is this alone. */
export function PrintDrawer({ title, close, children }: PrintDrawerProps) {
  const translate = useTranslate();
  const print = (
    <Button className="no-print" size="small" onClick={() => window.print()}>
      {translate('actions.print')}
    </Button>
  );
  return (
    <SideDrawer title={title} width={600} className="print-drawer" tools={print} onClose={close}>
      {children}
    </SideDrawer>
  );
}
