import type { Figure, Figures } from './chain';
import { MEASURES, type Measure } from './traceRecords';

const isFromSame = (one: Figure, other: Figure | undefined): boolean =>
  other !== undefined &&
  one.inputs.length > 1 &&
  one.inputs.length === other.inputs.length &&
  one.inputs.every(({ record, field }, at) => other.inputs[at]?.record === record && other.inputs[at].field === field);

/** The measure before this one whose figure has the same inputs: those of dozens of resources are told once. */
export function sameInputs(figures: Figures, measure: Measure): Measure | undefined {
  const figure = figures[measure];
  return figure && MEASURES.slice(0, MEASURES.indexOf(measure)).find((one) => isFromSame(figure, figures[one]));
}
