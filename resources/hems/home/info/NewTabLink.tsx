import { Link } from '@mui/material';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface NewTabLinkProps {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A link to a page of the console in a new tab of the browser. */
export function NewTabLink({ path, query, children }: NewTabLinkProps) {
  const translate = useTranslate();
  return (
    <Link
      href={`${path}?${new URLSearchParams(query).toString()}`}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
      <OpenInNew aria-hidden sx={{ fontSize: 14, ml: 0.5, verticalAlign: '-2px' }} />
      <span style={visuallyHidden}>{translate('hems.info.newTab')}</span>
    </Link>
  );
}
