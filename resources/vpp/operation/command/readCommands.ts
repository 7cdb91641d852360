import { readPage, asObject } from '@/api';
import { decodeRecord, type AnyRecord } from '@/schema';
import { responseOrderCommand, type ResponseOrderCommand } from '@schemas/vpp/operation/response-order-command';

export type Command = ResponseOrderCommand & AnyRecord;
export const SEND_STATES = ['success', 'failed', 'sending', 'unsent'] as const;
export type SendState = (typeof SEND_STATES)[number];

/** The commands of an answer: a list of them, a page, or one alone. */
export function readCommands(answer: unknown): Command[] {
  const own = asObject(answer);
  const rows = readPage(answer)?.rows ?? (own && ('resourceId' in own || 'commandNo' in own) ? [own] : []);
  return rows.map(asObject).flatMap((row) => (row ? [decodeRecord(responseOrderCommand, row) as Command] : []));
}

/** How many stand where. One whose state nobody knows was not sent. */
export function countStates(commands: readonly Command[]): Readonly<Record<SendState, number>> {
  const counts = { success: 0, failed: 0, sending: 0, unsent: 0 };
  for (const { sendStatus } of commands) counts[SEND_STATES.find((one) => one === sendStatus) ?? 'unsent'] += 1;
  return counts;
}
