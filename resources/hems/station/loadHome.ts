import { asObject } from '@/api/wireValue';
import { WireError } from '@/api';
import { homeCalls } from '../calls';
import { readHome, type Home } from './readHome';

/** The home of an id. A server that answers nothing knows no such home. */
export async function loadHome(id: string, signal: AbortSignal): Promise<Home> {
  const answer = await homeCalls.detail({ stationId: id }, { signal, quiet: true });
  if (!asObject(answer)) throw new WireError({ kind: 'business', messageKey: 'hems.shell.unknown', status: 200 });
  return readHome(id, answer);
}
