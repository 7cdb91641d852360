import type { Exchange } from './examineBackend';
import type { Notebook } from './notebook';

/** The header counts whole seconds, and the answer was under way for a while. */
const FINE_S = 5;
/** From here on sessions end and reserved prices begin at times nobody expects. */
const WRONG_S = 120;

/** Seconds by which the server's clock is ahead of this one; undefined when an answer does not say what time it is. */
export function aheadBy({
  headers,
  sent,
  arrived,
}: Pick<Exchange, 'headers' | 'sent' | 'arrived'>): number | undefined {
  const said = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(said) ? undefined : Math.round((said + 500 - (sent + arrived) / 2) / 1000);
}

export function examineClock({ note }: Notebook, exchange: Exchange): void {
  const ahead = aheadBy(exchange);
  if (ahead === undefined)
    return note(
      'look',
      'clock',
      'Answers have no Date header, so its clock cannot be compared. Browsers cannot tell either how old an answer is.',
    );
  const off = Math.abs(ahead);
  if (off <= FINE_S) return note('fine', 'clock', 'Its clock agrees with the one of this machine.');
  const way = ahead > 0 ? 'ahead of' : 'behind';
  note(
    off >= WRONG_S ? 'wrong' : 'look',
    'clock',
    `Its clock is ${off} s ${way} the one of this machine. One of them is not set by a time server: “today”, ends of sessions and times of commands are off by that much.`,
  );
}
