import type { ReactNode } from 'react';
import { withUnit } from '@/schema';
import { lineOf } from './OneLine';

interface FigureLineProps {
  readonly text: string;
  /** The head of the column says it: in the cell it is heard and searched, and not seen. */
  readonly unit?: string | undefined;
  /** The text with the decimals of its column: the zeros that fill it up are drawn, and neither heard nor copied. */
  readonly filled?: string | undefined;
  /** A mark before it. */
  readonly children?: ReactNode;
}

/** What stands in a filled text beyond the text itself, and where. */
function fillOf(text: string, filled: string): readonly [at: number, zeros: string] {
  let at = 0;
  while (at < text.length && text[at] === filled[at]) at += 1;
  return [at, filled.slice(at, filled.length - (text.length - at))];
}

/** A figure on one line. */
export function FigureLine({ text, unit = '', filled = text, children }: FigureLineProps) {
  const whole = withUnit(text, unit);
  const [at, zeros] = fillOf(text, filled);
  return (
    <span className={`one-line figures${text === '-' ? ' none' : ''}`} {...lineOf(whole)}>
      {children}
      {text.slice(0, at)}
      {zeros !== '' && <span aria-hidden className="drawn" data-drawn={zeros} />}
      {text.slice(at)}
      {whole !== text && <span className="unseen">{whole.slice(text.length)}</span>}
    </span>
  );
}
