import type { Command } from '@schemas/iot/command';
import type { Reading } from './driveWaves';

const STATES: Readonly<Record<string, Reading['state']>> = {
  sending: 'sent',
  delivered: 'upgrading',
  success: 'succeeded',
  failed: 'failed',
  timeout: 'failed',
};

/**
 * Where devices stand, by their newest upgrade commands (the newest first); those of before the waves began are not
 * counted. A state nobody knows is one under way.
 */
export function readingsOf(
  ids: readonly string[],
  commands: readonly Command[],
  before: ReadonlySet<string>,
  words: (status: string) => string,
): Reading[] {
  return ids.flatMap((id): Reading[] => {
    const newest = commands.find((one) => one.deviceId === id && !before.has(one.id));
    if (!newest) return [];
    const status = String(newest.status ?? '');
    const state = STATES[status] ?? 'upgrading';
    return [{ id, state, ...(state === 'failed' && { reason: newest.response || words(status) }) }];
  });
}
