import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PrintDrawer } from '@/crud/actions/PrintDrawer';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import { FieldLine } from './FieldLine';

interface BillPaperProps {
  readonly records: readonly AnyRecord[];
  close(): void;
}

/** A bill as it goes to the customer: printed, or saved as PDF. */
export function BillPaper({ records: [record], close }: BillPaperProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  if (!record) return null;
  const [figures, facts] = [resource.detail[0]?.fields ?? [], resource.detail[1]?.fields ?? []];
  return (
    <PrintDrawer title={translate('vppTrade.paper.title', { no: String(record.billNo ?? '') })} close={close}>
      <Box component="section">
        {facts.filter((name) => name !== 'billNo').map((name) => (
          <FieldLine key={name} name={name} record={record} />
        ))}
      </Box>
      <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
        {figures.filter((name) => name !== 'payableAmount').map((name) => (
          <FieldLine key={name} name={name} record={record} />
        ))}
        <Box sx={{ borderTop: 1, borderColor: 'text.primary', mt: 1, pt: 1 }}>
          <FieldLine name="payableAmount" record={record} strong />
        </Box>
      </Box>
    </PrintDrawer>
  );
}
