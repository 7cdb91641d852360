import { Chip } from '@mui/material';
import { defineViews } from '@/crud/views';
import type { CellProps } from '@/fields/views';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { defineReport, defineResource, number, own } from '@/dsl';
import { defineReportViews } from '@/report/views';

export const crate = defineResource({
  name: 'depot/crate',
  api: '/depot/crate',
  fields: { weight: number({ unit: 'kg' }) },
});
export const flow = defineReport({
  name: 'depot/flow',
  api: '/depot/flow',
  params: {},
  measures: {},
  blocks: { picture: own('POST flow', { refresh: '30 s' }) },
});

/**
 * An own cell
 *
 * In `resources/depot/crate.views.tsx`; inputs, dialogs, panels and pages are replaced the same way
 * ([views.md](views.md)).
 */
function Weight({ value }: CellProps<number>) {
  return value === null ? '-' : <Chip size="small" label={`${value} kg`} />;
}
export const cellViews = defineViews(crate, { cells: { weight: Weight } });

/**
 * An own block of a report
 *
 * The report says `picture: own('POST flow', { refresh: '30 s' })`; `live.data` is the answer.
 */
function Picture({ live }: OwnBlockProps) {
  return <output>{JSON.stringify(live.data)}</output>;
}
export const flowViews = defineReportViews(flow, { blocks: { picture: Picture } });
