import { seedOf } from '@mocks/energy/chance/seedOf';
import type { Text } from '../../core/texts';
import type { CommandDoc } from './iotDocs';
import { iotTexts } from './iotTexts';
import { chance } from '@mocks/energy/chance/chance';
import { isOnline } from './telemetry/deviceConnection';
import type { Source } from './telemetry/source';

export interface CommandState {
  readonly status: 'sending' | 'delivered' | 'success' | 'failed' | 'timeout';
  readonly response: Text | null;
  /** Epoch ms of the answer, or of giving up. */
  readonly endedAt: number | null;
}

const SECOND = 1000;
/** A device that is away is tried so long. */
const TRIED = 10 * SECOND;
/** An answer is waited for so long. */
const WAITED = 30 * SECOND;

type Told = Pick<CommandDoc, 'id' | 'commandType' | 'sentAt'>;

/**
 * How a command will end, from the moment it is sent: a pure function of command and device, so that nothing has to
 * run.
 */
export function commandEnd(
  { id, commandType, sentAt }: Told,
  source: Source,
): CommandState & { readonly endedAt: number; readonly deliveredAt: number } {
  const seed = seedOf(id);
  const deliveredAt = sentAt + (1 + Math.floor(chance(seed, 0) * 2)) * SECOND;
  if (!isOnline(source, sentAt))
    return {
      status: 'failed',
      response: iotTexts.deviceOffline,
      endedAt: sentAt + TRIED,
      deliveredAt: Number.POSITIVE_INFINITY,
    };
  const luck = chance(seed, 1);
  if (luck < 0.03) return { status: 'timeout', response: iotTexts.noAnswer, endedAt: sentAt + WAITED, deliveredAt };
  const takes = commandType === 'ota' ? 90 + chance(seed, 2) * 150 : 2 + chance(seed, 2) * 4;
  const endedAt = deliveredAt + Math.floor(takes) * SECOND;
  if (luck < 0.07 && commandType !== 'ota')
    return { status: 'failed', response: iotTexts.refused, endedAt, deliveredAt };
  return {
    status: 'success',
    response: commandType === 'ota' ? iotTexts.installed : iotTexts.accepted,
    endedAt,
    deliveredAt,
  };
}

/** Where a command stands at a moment: sent, delivered, then answered, failed or given up. */
export function commandState(command: Told, source: Source, now: number): CommandState {
  const end = commandEnd(command, source);
  if (now >= end.endedAt) return end;
  return { status: now >= end.deliveredAt ? 'delivered' : 'sending', response: null, endedAt: null };
}
