import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { OneLine } from '../OneLine';

export interface ReferenceLinkProps {
  readonly text: string;
  readonly href: string | undefined;
}

/** The name of another record, a link when the user may open it. A click stays with the link. */
export function ReferenceLink({ text, href }: ReferenceLinkProps) {
  if (!href) return <OneLine text={text} />;
  return (
    <Link
      component={RouterLink}
      to={href}
      variant="body2"
      noWrap
      title={text.length > 12 ? text : undefined}
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', minWidth: 0 }}
    >
      {text}
    </Link>
  );
}
