import { Link } from 'react-router';
import { lineOf, nameIn, OneLine } from '../OneLine';

export interface ReferenceLinkProps {
  readonly text: string;
  readonly href: string | undefined;
}

/** The name of another record, a link when the user may open it. A click stays with the link. */
export function ReferenceLink({ text, href }: ReferenceLinkProps) {
  if (!href) return <OneLine text={text} />;
  return (
    <Link to={href} className="one-line" {...lineOf(text)} onClick={(event) => event.stopPropagation()}>
      {nameIn(text)}
    </Link>
  );
}
