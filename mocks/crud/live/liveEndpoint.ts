import type { Resource } from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf, type Incoming } from '../../core/incoming';
import type { Endpoint } from '../../core/router';
import { listedRow, wordedAnswer } from '../../names/worded';
import type { Doc } from '../../store/store';
import type { Change, ToldStore } from '../../store/toldStore';
import { needOf } from '../needOf';
import { presentRow, visibleRow } from '../rows';
import { rowOf } from '../rowsOf';

type Changes = Pick<ToldStore, 'onChange'>;

/** An empty line so often, in ms: proxies close what says nothing. */
const SIGN_OF_LIFE = 20_000;

const HEAD = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // nginx passes it on at once
  'x-accel-buffering': 'no',
};

/** What is told of a change to somebody; undefined where it is none of his business. */
function told(context: BackendContext, resource: Resource, incoming: Incoming, id: string): Doc | undefined {
  const row = visibleRow(context, resource, actorOf(incoming), id);
  if (row) return listedRow(presentRow(context, resource, row, incoming), incoming.locale);
  return rowOf(context, resource.name, id) ? undefined : { id };
}

function stream(context: BackendContext, resource: Resource, incoming: Incoming, changes: Changes): Response {
  const { event = 'change', by } = resource.live ?? {};
  const encoder = new TextEncoder();
  const since = Number(incoming.request.headers.get('last-event-id') ?? Number.NaN);
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      say(': open\n\n');
      const tell = ({ number, collection, id }: Change) => {
        if (collection !== resource.name) return;
        const data = told(context, resource, incoming, id);
        if (data === undefined) return;
        const worded = JSON.stringify(wordedAnswer({ ...data, ...(by && { [by]: id }) }, incoming.locale));
        say(`event: ${event}\nid: ${number}\ndata: ${worded}\n\n`);
      };
      const stop = changes.onChange(tell, Number.isSafeInteger(since) ? since : undefined);
      const timer = setInterval(() => say(':\n\n'), SIGN_OF_LIFE);
      end = () => {
        clearInterval(timer);
        stop();
      };
    },
    cancel: () => end(),
  });
  return new Response(body, { headers: HEAD });
}

/** Tells of changes of a resource's records as they are stored, where its list wants to hear of them (`list.live`). */
export function liveEndpoint(context: BackendContext, resource: Resource, changes: Changes): Endpoint[] {
  const spec = resource.live?.call;
  if (spec === undefined) return [];
  const { method, path } = resource.resolve(spec);
  return [
    {
      method,
      path,
      need: needOf(context, resource, undefined),
      handle: (incoming) => stream(context, resource, incoming, changes),
    },
  ];
}
