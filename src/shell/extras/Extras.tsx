import { Suspense, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { lazyView } from '@/data/internal';
import type { PaletteProps } from '../palette/Palette';
import type { RecordPage } from '../palette/useRecentRecord';
import { EarlyKeys } from '../palette/EarlyKeys';
import { ExtraBoundary } from '@/data/internal';

/** What stands in front of the console: asked for by keyboard, header or user menu. */
export type Panel = 'palette' | 'help' | 'password';

const usePalette = lazyView<PaletteProps>(() => import('../palette/Palette'));
const useHelp = lazyView<{ close(): void }>(() => import('../shortcuts/ShortcutHelp'));
const usePassword = lazyView<{ onClose(): void }>(() => import('../password/PasswordDialog'));
const useVisit = lazyView<RecordPage & { readonly userId: string }>(() => import('../palette/RecordVisit'));

interface ExtrasProps extends PaletteProps {
  readonly panel: Panel | undefined;
  /** The record whose page is shown. */
  readonly record: RecordPage | undefined;
}

function Front({ panel, ...palette }: PaletteProps & { readonly panel: Panel }) {
  const Part = PARTS[panel];
  return <Part {...palette} />;
}

const PARTS: Readonly<Record<Panel, (props: PaletteProps) => ReactNode>> = {
  palette: function PalettePart(props) {
    const Palette = usePalette();
    return <Palette {...props} />;
  },
  help: function HelpPart({ close }) {
    const Help = useHelp();
    return <Help close={close} />;
  },
  password: function PasswordPart({ close }) {
    const Password = usePassword();
    return <Password onClose={close} />;
  },
};

function Visit(props: RecordPage & { readonly userId: string }) {
  const RecordVisit = useVisit();
  return <RecordVisit {...props} />;
}

/** The parts of the shell that are loaded when they are first used. */
export function Extras({ panel, record, ...palette }: ExtrasProps) {
  const notify = useNotify();
  const fail = () => {
    palette.close();
    notify(navigator.onLine ? 'shell.pages.version.title' : 'shell.pages.offline.title', { type: 'warning' });
  };
  return (
    <>
      {panel && (
        <ExtraBoundary key={panel} onFail={fail}>
          <Suspense fallback={panel === 'palette' && <EarlyKeys close={palette.close} />}>
            <Front panel={panel} {...palette} />
          </Suspense>
        </ExtraBoundary>
      )}
      {record && (
        <ExtraBoundary key={record.at}>
          <Suspense>
            <Visit userId={palette.userId} {...record} />
          </Suspense>
        </ExtraBoundary>
      )}
    </>
  );
}
