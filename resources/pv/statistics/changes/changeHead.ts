import type { Translate } from '@/data';

/** How the figures after a change are known. */
export type Known = 'saved' | 'expected' | 'counted';

/** Headings over figures before and after a change. */
export function changeHead(known: Known, translate: Translate) {
  const say = (key: string) => translate(`pvChanges.${key}`);
  return {
    name: say('figure'),
    before: say(known === 'counted' ? 'was' : 'before'),
    after: say(known),
    difference: say('difference'),
  };
}
