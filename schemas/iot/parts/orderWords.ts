import { computed, type AnyRecord } from '@/dsl';

/** Longest title of a work order. */
export const MOST_TITLE = 100;

/** What of an alarm a work order begins with. */
interface Told extends Pick<AnyRecord, '$texts'> {
  readonly name?: string | null;
  readonly content?: string | null;
  readonly suggestion?: string | null;
}

/** Words that a work order made of an alarm begins with: what happened where, and what is to be done about it. */
export const orderWords = {
  title: computed<Told>(
    ({ name, $texts }) => [name, $texts?.deviceId].filter(Boolean).join(' · ').slice(0, MOST_TITLE),
    { internal: true },
  ),
  description: computed<Told>(({ content, suggestion }) => [content, suggestion].filter(Boolean).join('\n'), {
    internal: true,
  }),
};
