import { IconButton, Tooltip } from '@mui/material';
import Print from '@mui/icons-material/PrintOutlined';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { ActionDialogProps, AnyRecord } from '@/schema';
import { SideDrawer, isComposing } from '@/widgets';
import { ActionLoading } from './ActionLoading';
import { dialogWidth } from './dialogWidth';
import './drawer.css';
import { RecordPaper } from '../RecordPaper';
import { RecordTraces } from '../RecordTraces';
import { ShownValues } from '../ShownValues';
import { useActionAddress } from '../useActionAddress';
import { useActionLoad } from '../useActionLoad';
import { useActionText } from '../useActionText';

const NOTHING = {};
const WIDTH = { sm: 480, md: 720, lg: 1080 } as const;
/** Inputs of a figure may be a table: periods with their powers and prices are read in one row. */
const TRACES = 600;

/** The browser's own print means what is on view here, not the list below it. */
const keepPrint = (event: KeyboardEvent) => {
  if (isComposing(event)) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p') event.stopPropagation();
};

/**
 * What an action without a call shows, be it loaded, computed or a paper: to be read, printed and linked to, beside the
 * page it belongs to.
 */
export default function ActionDrawer({ run, entry, records, title }: ActionDialogProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const { action } = entry;
  const [record] = records.length === 1 ? records : [];
  useActionAddress(entry);
  const { values: loaded, error, retry } = useActionLoad(entry, records);
  const values = action.load === undefined ? NOTHING : loaded;
  const shown: AnyRecord = { id: '', ...record, ...values };
  const print = translate('actions.print');
  return (
    <SideDrawer
      title={action.paper ? translate(`${scope}.one`) : title}
      note={record && text.name(record)}
      width={action.traces ? Math.max(TRACES, WIDTH[dialogWidth(action)]) : WIDTH[dialogWidth(action)]}
      className="print-drawer"
      busy={!values && error === undefined}
      onKeyDown={keepPrint}
      onClose={run.close}
      tools={
        <Tooltip title={print}>
          <IconButton className="no-print" aria-label={print} disabled={!values} onClick={() => window.print()}>
            <Print fontSize="small" />
          </IconButton>
        </Tooltip>
      }
    >
      {!values && <ActionLoading action={action} error={error} onRetry={retry} />}
      {values && action.shows && <ShownValues fields={action.shows} record={shown} />}
      {values && action.paper && <RecordPaper paper={action.paper} record={shown} />}
      {values && action.traces && <RecordTraces traces={action.traces} sources={action.sources} record={shown} />}
    </SideDrawer>
  );
}
