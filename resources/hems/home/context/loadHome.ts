import { WireError, type CallRequest, asObject } from '@/api';
import { homeCalls } from '../calls';
import { readHome, type Home } from './readHome';

/** An answer about a home. A server that answers nothing at all knows no such home. */
export function known(answer: unknown): object {
  const found = asObject(answer);
  if (!found) throw new WireError({ kind: 'business', messageKey: 'hems.shell.unknown', status: 200 });
  return found;
}

export async function loadHome(id: string, options: Pick<CallRequest, 'signal' | 'quiet'>): Promise<Home> {
  return readHome(id, known(await homeCalls.detail({ stationId: id }, { ...options, reads: true })));
}
