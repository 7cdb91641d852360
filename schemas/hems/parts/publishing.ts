import { enumeration } from '@/dsl';

/** Market areas, retailers and products are published and taken back (spec 02 §4). */
export const publishStatus = enumeration([1, 0], {
  readOnly: true,
  tones: { 0: 'neutral', 1: 'success' },
  codeAliases: { unpublished: 0, published: 1 },
});

const unpublished = { publishStatus: 0 } as const;

/** The buttons of it: `actions: { ...publishing, batchRelease }`. Deleted is only what is not published. */
export const publishing = {
  publish: { on: 'row', call: 'POST publish', send: { publishStatus: 1 }, visible: unpublished },
  unpublish: {
    on: 'row',
    call: 'POST publish',
    permission: 'publish',
    send: { publishStatus: 0 },
    visible: { publishStatus: 1 },
    confirm: true,
    danger: true,
  },
} as const;

/** Several at once, by one call that answers how many it took. */
export const batchRelease = {
  on: 'bulk',
  call: 'POST batchRelease',
  bulk: 'ids',
  visible: unpublished,
  confirm: true,
} as const;

export const deletesUnpublished = { delete: { visible: unpublished } } as const;
