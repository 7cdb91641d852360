import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { formatWall } from '@/schema/dates';
import { dueAt, zoneOfRecord, type AnyRecord } from '@/schema';

/** Beside a state in a list: it should have been left, and since when. */
export default function LateMark({ record }: { readonly record: AnyRecord }) {
  useArea('workflow');
  const { workflow } = useResource().resource;
  const translate = useTranslate();
  const label = translate('workflow.due.late', {
    time: formatWall(dueAt(workflow, record) ?? '', 2, zoneOfRecord(record)),
  });
  return (
    <span role="img" aria-label={label} title={label} style={{ display: 'inline-flex', flex: 'none' }}>
      <WarningAmber color="error" sx={{ fontSize: 18 }} />
    </span>
  );
}
