import { boolean, rows, text } from '@/dsl';

const written = { content: text({ required: true, max: 255 }) };
const read = { content: text({ readOnly: true, multiline: true }) };

/**
 * Safety measures of a work ticket, row by row, as the ticket is written; the licensor says what is executed (spec 03
 * §4).
 */
export const ticketMeasures = {
  isolationMeasures: rows({ ...written, number: text({ max: 32 }), executed: boolean({ readOnly: true }) }),
  groundingMeasures: rows({ ...written, groundingNo: text({ max: 32 }), executed: boolean({ readOnly: true }) }),
  barrierMeasures: rows({ ...written, executed: boolean({ readOnly: true }) }),
};

/** The same measures as they are permitted: what they are stays, what is executed is ticked. */
export const permittedMeasures = {
  isolationMeasures: rows({ ...read, number: text({ readOnly: true }), executed: boolean() }, { sameRows: true }),
  groundingMeasures: rows({ ...read, groundingNo: text({ max: 32 }), executed: boolean() }, { sameRows: true }),
  barrierMeasures: rows({ ...read, executed: boolean() }, { sameRows: true }),
};
