import type { ReactNode } from 'react';
import { withUnit } from '@/schema/format';
import { lineOf } from './OneLine';

interface FigureLineProps {
  readonly text: string;
  /** The head of the column says it: in the cell it is heard and searched, and not seen. */
  readonly unit?: string | undefined;
  /** A mark before it. */
  readonly children?: ReactNode;
}

/** A figure on one line. */
export function FigureLine({ text, unit = '', children }: FigureLineProps) {
  const whole = withUnit(text, unit);
  return (
    <span className={`one-line figures${text === '-' ? ' none' : ''}`} {...lineOf(whole)}>
      {children}
      {text}
      {whole !== text && <span className="unseen">{whole.slice(text.length)}</span>}
    </span>
  );
}
