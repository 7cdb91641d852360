import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { NameText } from './NameText';
import { shownName } from '@/schema/internal';

const TrailContext = createContext<ReactNode>(null);

/**
 * Gives the headings below the place of their page in the menu. `null`: none, in a page that stands inside of another.
 *
 * @example <TrailProvider value={null}>{page}</TrailProvider>
 * @public
 */
export const TrailProvider = TrailContext.Provider;

/** Where the page stands in the menu, to be drawn in its heading. */
export const useTrail = (): ReactNode => useContext(TrailContext);

interface PageHeadingProps {
  /** Undefined while it is not known: the line keeps its place. */
  readonly title?: string | undefined;
  /** A heading inside of a page is a part of it. */
  readonly level?: 'h1' | 'h2';
  /** Path of the page above this one; without it there is no way back. */
  readonly backTo?: string | undefined;
  /** Beside the title: where the record stands, how many there are. */
  readonly tag?: ReactNode;
  /** More to know of it: beside the title where there is room, else below it. */
  readonly facts?: ReactNode;
  /** At the end of the line: what can be done. */
  readonly actions?: ReactNode;
}

/** What was carried along to this page is carried back. */
function BackButton({ to }: { readonly to: string }) {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <Tooltip title={translate('detail.back')}>
      <IconButton
        component={Link}
        to={to}
        state={state}
        size="small"
        aria-label={translate('detail.back')}
        sx={{ ml: -0.5 }}
      >
        <ArrowBack className="along-line" fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/**
 * The one line of 48 px above a page: the way back, where it stands, what it is, what can be done. It has its air in
 * itself, so that what follows needs no more distance from it.
 *
 * @example <PageHeading title={depot?.name} backTo="/depot/depot" actions={<Button onClick={send}>{label}</Button>} />
 * @public
 */
export function PageHeading({ title, level = 'h1', backTo, tag, facts, actions }: PageHeadingProps) {
  const trail = useTrail();
  const isPage = level === 'h1';
  const inLine = { display: 'flex', alignItems: 'center', columnGap: 1, minWidth: 0 } as const;
  return (
    <Box
      sx={{
        ...inLine,
        flexWrap: 'wrap',
        rowGap: 0.5,
        minHeight: isPage ? 48 : 40,
        ...(isPage && { mb: -1.5, py: 1 }),
        ...(title === undefined && { '& ol li::after': { display: 'none !important' } }), // it would lead to nothing
      }}
    >
      <Box sx={{ ...inLine, flex: '1 1 240px', flexWrap: 'wrap' }}>
        <Box sx={{ ...inLine, flex: `${facts ? 0 : 1} 1 auto`, flexWrap: { xs: 'wrap', md: 'nowrap' }, rowGap: 0.5 }}>
          {backTo !== undefined && <BackButton to={backTo} />}
          {isPage && trail}
          {title !== undefined && (
            <Typography
              component={level}
              variant={level}
              title={shownName(title)}
              sx={{
                flex: '0 1 auto',
                minWidth: 0,
                overflowWrap: 'anywhere',
                whiteSpace: { md: 'nowrap' },
                overflow: { md: 'hidden' },
                textOverflow: 'ellipsis',
              }}
            >
              <NameText text={title} />
            </Typography>
          )}
          {tag}
        </Box>
        {facts}
      </Box>
      {actions && <Box sx={{ ...inLine, ml: 'auto', flexWrap: 'wrap', rowGap: 0.5 }}>{actions}</Box>}
    </Box>
  );
}
