import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { revealRow, useTableWindow } from '@/widgets/internal';
import type { SiteOption } from './siteOption';
import { SITE_ROW, SiteRow } from './SiteRow';

interface SiteListProps {
  readonly id: string;
  readonly label: string;
  readonly sites: readonly SiteOption[];
  readonly query: string;
  /** Index of the row the keyboard is on. */
  readonly active: number;
  readonly chosen: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
  readonly multiple: boolean;
  onPick(site: SiteOption): void;
}

/** Largest height of the list in px. */
const HEIGHT = 8 * SITE_ROW + 18;

/** The name of a row's element, for `aria-activedescendant`. */
export const siteRowId = (list: string, index: number): string => `${list}-${index}`;

/** A long list of sites of which only the rows on view are drawn. The keyboard stays in the search above it. */
export function SiteList({ id, label, sites, query, active, chosen, recent, multiple, onPick }: SiteListProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = Math.min(HEIGHT, sites.length * SITE_ROW);
  const { rows } = useTableWindow(box, { count: sites.length, rowHeight: SITE_ROW, height });
  const [from, to] = rows;
  useLayoutEffect(() => {
    revealRow(box.current, active, SITE_ROW);
  }, [active, sites]);
  return (
    <Box
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) event.preventDefault(); // the focus stays with the search
      }}
      sx={{ height, overflowY: 'auto', overscrollBehavior: 'contain', position: 'relative' }}
    >
      <Box role="presentation" sx={{ height: sites.length * SITE_ROW, position: 'relative' }}>
        <Box role="presentation" sx={{ position: 'absolute', insetInline: 0 }} style={{ top: from * SITE_ROW }}>
          {sites.slice(from, to).map((site, at) => (
            <SiteRow
              key={site.id}
              id={siteRowId(id, from + at)}
              site={site}
              query={query}
              position={from + at + 1}
              count={sites.length}
              active={from + at === active}
              chosen={chosen.has(site.id)}
              recent={recent.has(site.id)}
              multiple={multiple}
              onPick={onPick}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
