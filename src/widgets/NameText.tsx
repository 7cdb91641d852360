import type { ReactNode } from 'react';
import { lazyPart } from '@/data';
import { mayDeceive, runsRightToLeft, shownName } from '@/schema/internal';

/** Hardly a name needs it. */
const NameHint = lazyPart(() => import('./NameHint'));

interface NameTextProps {
  readonly text: string;
  /** The same text with parts of it marked. */
  readonly children?: ReactNode;
}

/**
 * A name as people decide by it: the words around it keep their order, a sign that turns its letters round is written
 * out, and a hint stands before it where it may be taken for another one. Other names are plain text.
 *
 * @example <TableCell><NameText text={role.name ?? ''} /></TableCell>
 * @public
 */
export function NameText({ text, children = shownName(text) }: NameTextProps) {
  const suspect = mayDeceive(text);
  if (!suspect && !runsRightToLeft(text)) return children;
  return (
    <bdi>
      {suspect && <NameHint name={text} waiting={null} />}
      {children}
    </bdi>
  );
}
