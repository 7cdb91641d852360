import type { ElementType } from 'react';
import { mayDeceive, runsRightToLeft, shownName } from '@/schema/internal';
import { NameText } from '@/widgets';

export interface OneLineProps {
  readonly text: string;
  /** Figures of one width: numbers and amounts. The table aligns their column by `type.align`. */
  readonly figures?: boolean;
  readonly component?: ElementType;
}

/** What one line of words has beside its look: all of them in its title, and the direction they run in. */
export const lineOf = (text: string) => ({
  title: text.length > 12 ? shownName(text) : undefined,
  dir: runsRightToLeft(text) ? 'auto' : undefined,
});

/** A name that may deceive is a part of its own; lists have hundreds of others. */
export const nameIn = (text: string) => (mayDeceive(text) ? <NameText text={text} /> : text);

/**
 * Words on one line; what does not fit is in the title. A plain element with the theme's `one-line` style: lists have
 * hundreds.
 *
 * @example <OneLine text={device?.name ?? '-'} />
 * @public
 */
export function OneLine({ text, figures = false, component: Line = 'span' }: OneLineProps) {
  return (
    <Line className={`one-line${text === '-' ? ' none' : ''}${figures ? ' figures' : ''}`} {...lineOf(text)}>
      {nameIn(text)}
    </Line>
  );
}
