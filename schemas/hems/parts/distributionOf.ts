import {
  boolean,
  dateTime,
  defineResource,
  enumeration,
  options,
  range,
  readTags,
  round,
  rows,
  text,
  type ValueOf,
} from '@/dsl';
import { hems } from '../../services';
import { activateState, SN_TYPES, snTypeWords } from './deviceStates';
import { moreTypes } from './moreCodes';

const read = { readOnly: true } as const;

/** Which of the numbers can be given on, and why not the others. */
const matchedRows = rows(
  {
    sn: text(),
    // beside the number: on a phone the rest is out of view
    reason: enumeration(['notFound', 'distributed', 'notOwned', 'duplicate'], {
      ...read,
      tones: { notFound: 'error', distributed: 'warning', notOwned: 'warning', duplicate: 'neutral' },
    }),
    matched: boolean(),
    type: enumeration(SN_TYPES, { ...snTypeWords, ...read }),
    model: text(),
    batchNo: text(),
  },
  read,
);

/** Numbers one a line, or with commas or blanks between them, each once. */
const typed = (sns: string | null | undefined): readonly string[] => readTags((sns ?? '').replace(/\s+/g, ',')) ?? [];
const open = (list: ValueOf<typeof matchedRows> | null | undefined) =>
  (list ?? []).filter(({ matched }) => matched).map(({ sn }) => sn);

// covers H-155, H-156, H-159, H-160, H-162, H-163, H-164, H-167, H-168, H-170, H-171, H-172, H-175, H-176, H-178
/**
 * Serial numbers somebody has: one shape for tenants, organisations and installers (proposed fields, sn-distribution).
 *
 * @param targets the call that answers to whom they can be given
 */
export function distributionOf<const N extends string>(name: N, path: string, targets: string) {
  return defineResource({
    name,
    api: hems(path, {
      page: 'POST page',
      deleteMany: 'POST delete',
      read: (row) => ({ targetIdDesc: row.targetName ?? null, ...row }),
    }),
    recordTitle: 'sn',
    fields: {
      targetId: options(`POST ${targets}`, { readOnly: true }),
      sn: text({ readOnly: true, max: 32 }),
      type: enumeration(SN_TYPES, { ...snTypeWords, ...moreTypes('snTypeEnum'), readOnly: true }),
      model: text({ readOnly: true }),
      batchNo: text({ readOnly: true }),
      activateState,
      distributeTime: dateTime({ readOnly: true }),
      operator: text({ readOnly: true }),
    },
    list: {
      columns: ['targetId', 'sn', 'type', 'model', 'batchNo', 'activateState', 'distributeTime', 'operator'],
      filters: [
        'targetId',
        'sn',
        'type',
        'model',
        'batchNo',
        'activateState',
        range('distributeTime', { params: ['beginTime', 'endTime'] }),
      ],
      search: 'sn',
    },
    // what has connected once stays where it is
    standard: { delete: { visible: { activateState: 0 } } },
    actions: {
      distribute: {
        on: 'page',
        rounds: [
          round(
            'match',
            { targetId: options(`POST ${targets}`, { required: true }), sns: text({ multiline: true, max: 30_000 }) },
            {
              call: 'POST matchList',
              reads: true,
              send: ({ values }) => ({ sns: typed(values.sns) }),
              count: ({ sns }) => typed(sns).length,
              sheet: { upload: 'POST upload', template: 'POST templateDownload' },
            },
          ),
          round(
            'give',
            { importKey: text({ readOnly: true, internal: true }), list: matchedRows },
            {
              call: 'POST save',
              send: ({ before, values }) => ({ targetId: before.targetId, sns: open(values.list) }),
              count: ({ list }) => open(list).length,
              instead: {
                when: { importKey: { empty: false } },
                call: 'POST import',
                send: ({ before, values }) => ({ targetId: before.targetId, importKey: values.importKey }),
              },
            },
          ),
        ],
      },
    },
  });
}
