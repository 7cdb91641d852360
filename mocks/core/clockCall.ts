import { objectOf } from '@/schema';
import { MINUTE } from './clock';
import { answer } from './envelope';
import type { MovableClock } from './movableClock';

/**
 * By how much a body puts the clock forward, ms: so many minutes, or until a moment; `undefined` when it says neither.
 */
function requestedTime(body: unknown, now: number): number | undefined {
  const { minutes, until }: { readonly minutes?: unknown; readonly until?: unknown } = objectOf(body);
  const by =
    typeof minutes === 'number' ? minutes * MINUTE : typeof until === 'string' ? Date.parse(until) - now : Number.NaN;
  return Number.isFinite(by) && by >= 0 ? by : undefined;
}

const told = (clock: MovableClock): Response => answer({ now: new Date(clock()).toISOString() }, 'en');

/**
 * `/api/__clock`: tells the time of the backend, and puts it forward by `{minutes}` or to `{until}`, never back.
 * `moved` is told by how many ms.
 */
export async function clockCall(
  clock: MovableClock,
  request: Request,
  moved: (milliseconds: number) => void,
): Promise<Response> {
  if (request.method === 'GET') return told(clock);
  const by = requestedTime(await request.json().catch(() => undefined), clock());
  if (by === undefined)
    return Response.json(
      {
        code: '4000',
        msg: 'Say {"minutes": 60}, or {"until": "2030-01-01T18:00:00Z"}; the clock never goes back.',
        data: null,
      },
      { status: 400 },
    );
  clock.forward(by);
  moved(by);
  return told(clock);
}
