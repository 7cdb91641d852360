import { seedOf } from '../../../../energy/chance/seedOf';
import type { Doc } from '../../../../store/store';
import { numberAt, textAt } from '../vppDocs';

/** How a command stands: on its way until the resource has read it back, or has not. */
export interface CommandState {
  readonly sendStatus: 'unsent' | 'sending' | 'success' | 'failed';
  /** Epoch ms of the answer. */
  readonly feedbackAt: number | null;
  readonly failReason: { readonly en: string; readonly zh: string } | null;
  /** kW the resource has set, read back from it. */
  readonly readBack: number | null;
}

const REASONS = [
  { en: 'No answer from the controller within 10 s', zh: '控制器 10 秒内无应答' },
  { en: 'The device is in local mode', zh: '设备处于就地模式' },
] as const;
/** Of a hundred first tries so many fail; of later ones none. */
const FAILING = 7;
const SECOND = 1000;

/** The outcome is the same at every look: it follows from the command and its try. */
export function orderCommandState(command: Doc, now: number): CommandState {
  const sent = numberAt(command, 'sentAt');
  if (sent === 0) return { sendStatus: 'unsent', feedbackAt: null, failReason: null, readBack: null };
  const tries = Math.max(1, numberAt(command, 'tries'));
  const chance = seedOf(command.id, tries);
  const fails = tries === 1 && chance % 100 < FAILING;
  const answered = sent + (fails ? 10 : 2 + (chance % 9)) * SECOND;
  if (now < answered) return { sendStatus: 'sending', feedbackAt: null, failReason: null, readBack: null };
  if (fails)
    return {
      sendStatus: 'failed',
      feedbackAt: answered,
      failReason: REASONS[chance % 2] ?? REASONS[0],
      readBack: null,
    };
  const setpoint = numberAt(command, 'setpoint');
  return {
    sendStatus: 'success',
    feedbackAt: answered,
    failReason: null,
    readBack: Math.round(setpoint * (1 + ((chance % 7) - 3) / 1000) * 100) / 100,
  };
}

export const isStop = (command: Doc): boolean => textAt(command, 'commandType') === 'stop';
