import { defineViews, type ActionProps } from '@/crud/views';
import { responseOrder, type ResponseOrder } from '@schemas/vpp/operation/response-order';
import { AssignDialog } from './assign/AssignDialog';
import { CommandDialog } from './command/CommandDialog';
import { traceLinks } from '../trade/trace/traceLinks';
import { RunView } from './run/RunView';

const Send = ({ records, close }: ActionProps<ResponseOrder>) => (
  <CommandDialog action="send" orders={records} close={close} />
);
const BatchSend = ({ records, close }: ActionProps<ResponseOrder>) => (
  <CommandDialog action="batchSend" orders={records} close={close} />
);
const Stop = ({ records, close }: ActionProps<ResponseOrder>) => (
  <CommandDialog action="stop" orders={records} close={close} />
);

export default defineViews(responseOrder, {
  links: [traceLinks.order],
  actions: { batchSend: BatchSend },
  transitions: { assign: AssignDialog, send: Send, stop: Stop },
  related: { run: RunView },
});
