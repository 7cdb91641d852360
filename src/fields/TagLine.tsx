import { Children, type ReactNode } from 'react';
import { shownName } from '@/schema/internal';
import { NameText } from '@/widgets';

interface TagLineProps {
  /** All of it in words, for what does not fit. */
  readonly title: string;
  /** Over several lines: on a detail page. */
  readonly wrap?: boolean;
  readonly children: ReactNode;
}

/** So many stand whole in a row of a list. */
const WHOLE = 2;

/** Tags beside each other. Plain elements with the theme's `tag-line` style: lists have hundreds. */
export function TagLine({ title, wrap = false, children }: TagLineProps) {
  const more = wrap ? 0 : Children.count(children) - WHOLE;
  return (
    <span className={wrap ? 'tag-line wrap' : 'tag-line'} title={wrap ? undefined : shownName(title)}>
      {children}
      {more > 0 && (
        <span className="more" aria-hidden>
          {`+${more}`}
        </span>
      )}
    </span>
  );
}

/** One text of a list, with no color of its own. */
export const PlainTag = ({ text }: { readonly text: string }) => (
  <span className="plain-tag">
    <NameText text={text} />
  </span>
);
