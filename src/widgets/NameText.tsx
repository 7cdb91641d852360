import { lazyPart } from '@/data/registry/lazyPart';
import { mayDeceive, runsRightToLeft, shownName } from '@/schema/readers/name';

/** Hardly a name needs it. */
const MarkedName = lazyPart(() => import('./MarkedName'));

/**
 * A name as people decide by it: the words around it keep their order, and what may deceive in it is marked (a sign that turns its letters
 * round, letters of another alphabet). Other names are plain text.
 */
export function NameText({ text }: { readonly text: string }) {
  if (mayDeceive(text)) return <MarkedName text={text} waiting={shownName(text)} />;
  return runsRightToLeft(text) ? <bdi>{text}</bdi> : text;
}
