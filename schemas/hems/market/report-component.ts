import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

export const COMPONENT_TYPES = ['indicator', 'line', 'bar', 'area', 'pie', 'table', 'text'] as const;
export const DATA_SOURCES = [
  'marketInfo',
  'dayAheadPrice',
  'dayAheadVolume',
  'powerFlow',
  'intradayPrice',
  'intradayVolume',
  'fuelMix',
  'imbalance',
  'dispatch',
  'operations',
  'text',
] as const;

/** A part of the market report (proposed fields H); a form of its page. */
// covers HE-359, H-307, H-315, H-316
export const reportComponent = defineResource({
  name: 'hems/report-component',
  api: hems('report', {
    detail: 'GET detailComponent',
    create: 'POST addComponent',
    edit: 'POST /iems-goeu-web/web/market/report/editComponent',
  }),
  recordTitle: 'title',
  fields: {
    title: text({ required: true, max: 60 }),
    titleEn: text({ max: 120 }),
    type: enumeration(COMPONENT_TYPES, { required: true }),
    dataSource: enumeration(DATA_SOURCES, { required: true }),
    text: text({ multiline: true, max: 2000 }),
    x: number({ readOnly: true, min: 0, max: 999 }),
    y: number({ readOnly: true, min: 0, max: 999 }),
    w: number({ readOnly: true, min: 1, max: 12 }),
    h: number({ readOnly: true, min: 1, max: 99 }),
  },
  when: { text: { visible: { type: 'text' } } },
});
export type ReportComponent = RecordOf<typeof reportComponent>;
