import { dateTime, enumeration, image, number, rows, text } from '@/dsl';

/** What was done at one visit; asked by the move `handle` (spec 03 §7, handle/create). */
export const handling = {
  handleTime: dateTime({ required: true }),
  result: enumeration(['solved', 'unsolved', 'observe'], {
    required: true,
    tones: { solved: 'success', unsolved: 'error', observe: 'warning' },
  }),
  content: text({ required: true, multiline: true, max: 1000 }),
  spareParts: rows({
    name: text({ required: true, max: 60 }),
    model: text({ max: 60 }),
    quantity: number({ required: true, min: 1, max: 9999 }),
  }),
  pictures: image({ upload: 'POST document/upload' }),
};
