import { defineViews } from '@/crud/views';
import { workTicket } from '@schemas/ticket/work-ticket';
import { OperationsPanel } from './OperationsPanel';
import { PaperDialog } from './paper/PaperDialog';

export default defineViews(workTicket, {
  actions: { print: PaperDialog },
  panels: [{ key: 'operations', component: OperationsPanel }],
});
