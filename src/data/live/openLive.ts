import { losslessJson, openEvents, openSocket } from '@/api/internal';
import type { LiveSpec, Resource } from '@/schema';
import { nameParams } from '@/schema';
import { keepOpen } from './keepOpen';

interface LiveListener {
  /** What an event carries; undefined for what is no JSON. */
  onEvent(data: unknown): void;
  /** `again`: what happened since it was closed was not told. */
  onOpen(again: boolean): void;
  onClose(): void;
}

function dataOf(text: string): unknown {
  try {
    return losslessJson(text);
  } catch {
    return undefined;
  }
}

/** Listens to the changes of a resource's records. Returns how to end it. */
export function openLive(resource: Resource, live: LiveSpec, { onEvent, ...watcher }: LiveListener): () => void {
  const { ws, token, call: spec, event } = live;
  if (ws !== undefined)
    return keepOpen(
      ws,
      (signal, onOpen) => openSocket(ws, { signal, token, onOpen, onMessage: (text) => onEvent(dataOf(text)) }),
      watcher,
    );
  if (spec === undefined) return () => undefined;
  const call = resource.resolve(spec);
  const { method, path } = call;
  let lastId = '';
  return keepOpen(
    path,
    async (signal, onOpen) => {
      const events = await openEvents({ method, path, params: nameParams(call, {}), signal, lastId });
      onOpen();
      for await (const { name, data, id } of events) {
        lastId = id;
        if (signal.aborted) return;
        if (event === undefined || event === name) onEvent(dataOf(data));
      }
    },
    watcher,
  );
}
