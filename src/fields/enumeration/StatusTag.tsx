import type { Tone } from '@/schema';

/** One outline a tone, so that a state is told apart without its color. */
const SHAPES: Readonly<Record<Tone, string>> = {
  neutral: 'M5 1.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4zM5 3.3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z',
  info: 'M5 1.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6z',
  success: 'M1 5.2l1.4-1.4l1.7 1.7l3.5-3.9l1.4 1.3l-4.9 5.5z',
  warning: 'M5 1l4.4 8H.6z',
  serious: 'M1.3 1.3h7.4v7.4H1.3z',
  error: 'M5 .4l4.6 4.6l-4.6 4.6l-4.6-4.6z',
};

export interface StatusTagProps {
  readonly text: string;
  readonly tone?: Tone;
}

/**
 * A state in words, with the shape and color of its tone. Plain elements with the theme's `status-tag` style: lists
 * have hundreds.
 *
 * @example <StatusTag text={translate('depot.open')} tone="success" />
 * @public
 */
export function StatusTag({ text, tone = 'neutral' }: StatusTagProps) {
  return (
    <span className="status-tag" title={text.length > 12 ? text : undefined}>
      <svg viewBox="0 0 10 10" aria-hidden="true" data-tone={tone}>
        <path d={SHAPES[tone]} fillRule="evenodd" />
      </svg>
      <span>{text}</span>
    </span>
  );
}
