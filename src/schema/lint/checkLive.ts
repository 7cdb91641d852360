import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';

const OPTIONS = ['call', 'ws', 'event', 'by', 'token'];

function wayOf(resource: Resource): Finding[] {
  const { live } = resource;
  const said = (fix: string, reason: string, place = 'list.live') => [finding(resource, place, 'error', reason, fix)];
  if (!live) return [];
  const { call, ws } = live;
  if (call === undefined && ws === undefined)
    return said("Write live: { call: 'GET events' }, or ws with a path.", 'It does not say where events come from.');
  if (call !== undefined && ws !== undefined)
    return said('Leave out one of them.', 'Events come by a call or by a WebSocket, and both are said.');
  if (ws !== undefined && !/^\/\S*$/.test(ws))
    return said(
      `Write ws: '/${ws.replace(/^\w+:\/\/[^/]*/, '').replace(/^\/+/, '')}'.`,
      `"${ws}" is no path of the console's own host.`,
      'list.live.ws',
    );
  const text = typeof call === 'string' ? call : (call?.call ?? 'GET');
  const [method = '', path = 'events'] = text.split(' ');
  if (method !== 'GET' && /^[A-Z]+$/.test(method))
    return said(`Write call: 'GET ${path}'.`, 'Events are asked for by GET.', 'list.live.call');
  return [];
}

/** Events come in one way, and nothing is said of them that nobody reads. */
export const checkLive: Check = (resource) => {
  const { live, api, tree } = resource;
  if (!live) return [];
  const unknown = Object.keys(live).filter((name) => !OPTIONS.includes(name));
  const tell = (place: string, reason: string, fix: string) => finding(resource, place, 'error', reason, fix);
  return [
    ...unknown.map((name) => tell(`list.live.${name}`, `There is no option "${name}".`, nearest(name, OPTIONS))),
    ...wayOf(resource),
    ...(live.token && live.ws === undefined
      ? [tell('list.live.token', 'A call sends the token as every call does.', 'Leave out `token`.')]
      : []),
    ...(live.event !== undefined && live.ws !== undefined
      ? [tell('list.live.event', 'Messages of a WebSocket have no name.', 'Leave out `event`.')]
      : []),
    ...(live.by !== undefined && tree
      ? [tell('list.live.by', 'A tree is asked for again, whatever an event says.', 'Leave out `by`.')]
      : []),
    ...(api.provider
      ? [tell('list.live', 'A data provider tells of no changes.', 'Write `refresh` in its place.')]
      : []),
  ];
};
