import { boolean, defineResource, reference, text, type RecordOf } from '@/dsl';
import { cloudMonitor } from '../../services';
import { measured } from '../parts/monitored';

// covers V-713
/**
 * Cells of a battery (proposed fields B). A part of the page of the battery, where they are also drawn as a heat map.
 */
export const bmsCell = defineResource({
  name: 'cloud/bms-cell',
  api: cloudMonitor('bms', {
    page: 'POST cell',
    sort: false,
    read: (row) => ({ id: `${String(row.clusterNo)} ${String(row.moduleNo)} ${String(row.cellNo)}`, ...row }),
  }),
  recordTitle: 'cellNo',
  fields: {
    bmsId: reference('cloud/bms', { readOnly: true, internal: true }),
    clusterNo: text({ readOnly: true }),
    moduleNo: text({ readOnly: true }),
    cellNo: text({ readOnly: true }),
    voltage: measured('V', 3),
    temperature: measured('°C', 1),
    soc: measured('%', 1),
    soh: measured('%', 1),
    internalResistance: measured('mΩ'),
    balancing: boolean({ readOnly: true }),
  },
  list: {
    columns: [
      'clusterNo',
      'moduleNo',
      'cellNo',
      'voltage',
      'temperature',
      'soc',
      'soh',
      'internalResistance',
      'balancing',
    ],
    filters: ['clusterNo', 'moduleNo'],
    open: false,
    pageSize: 50,
  },
});
export type BmsCell = RecordOf<typeof bmsCell>;
