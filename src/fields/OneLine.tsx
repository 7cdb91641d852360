import type { ElementType } from 'react';

export interface OneLineProps {
  readonly text: string;
  /** Figures of one width: numbers and amounts. The table aligns their column by `type.align`. */
  readonly figures?: boolean;
  readonly component?: ElementType;
}

/** Words on one line; what does not fit is in the title. A plain element with the theme's `one-line` style: lists have hundreds. */
export function OneLine({ text, figures = false, component: Line = 'span' }: OneLineProps) {
  return (
    <Line className={`one-line${text === '-' ? ' none' : ''}${figures ? ' figures' : ''}`} title={text.length > 12 ? text : undefined}>
      {text}
    </Line>
  );
}
