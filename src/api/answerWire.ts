import type { ServiceWire } from '@/schema';
import { wireConfig } from './config';
import { own } from './wireValue';

/** How the answer of a call is read. */
export interface AnswerWire {
  readonly code: string;
  readonly msg: string;
  readonly data: string;
  /** Codes that mean success. */
  readonly success: readonly string[];
  /** There is no envelope. */
  readonly bare: boolean;
}

let source: (path: string) => ServiceWire | undefined = () => undefined;

/**
 * How the client learns which calls speak in their own way; asked for every answer.
 *
 * @example setServiceWires(serviceWire) // as the schemas say it with `service`
 * @public
 */
export function setServiceWires(wireOf: typeof source): void {
  source = wireOf;
}

/** How a call is spoken that is not as the platform's are. */
export function ownWire(path: string): ServiceWire | undefined {
  return source(path);
}

/** How the answer of a call is read: as its service speaks, and where that says nothing as the platform does. */
export function answerWire(path: string): AnswerWire {
  const { fields, successCode } = wireConfig;
  const { code, msg, data } = fields;
  const { envelope, success = successCode, format } = ownWire(path) ?? {};
  return {
    code,
    msg,
    data,
    ...(envelope || undefined),
    success: [success].flat().map(String),
    bare: envelope === false || format !== undefined,
  };
}

/** What stands for the data of an envelope that has them beside its code: `{code, msg, rows, total}`. */
const BESIDE = '.';

/** The data of an envelope. */
export const dataIn = (envelope: Readonly<Record<string, unknown>> | undefined, { data }: AnswerWire): unknown =>
  data === BESIDE ? envelope : own(envelope, data);
