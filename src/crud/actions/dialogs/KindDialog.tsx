import { knownPart } from '@/data/internal';
import { kindOf, type ActionDialogProps } from '@/schema';
import { AroundDialog } from './AroundDialog';

/** What an action of a kind of one's own opens. */
export default function KindDialog(props: ActionDialogProps) {
  const { ui } = kindOf(props.entry.action);
  if (!ui) return null;
  const Dialog = knownPart(ui);
  return (
    <AroundDialog records={props.records}>
      <Dialog {...props} waiting={null} />
    </AroundDialog>
  );
}
