import { Box, Button, Drawer, Paper, Typography, useMediaQuery, useTheme } from '@mui/material';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TreeBlockView } from '../blocks/TreeBlockView';
import { useReportOnPage } from './reportPage';
import type { PageTree } from './useReportTree';

/**
 * The tree beside the page: a column of its own where there is room for one, else behind a button that tells what is
 * chosen.
 */
export function TreeAside({ tree }: { readonly tree: PageTree }) {
  const { scope } = useReportOnPage();
  const translate = useTranslate();
  const id = useId();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const { name, chosen, choose } = tree;
  const heading = translate(`${scope}.blocks.${name}`);
  const title = (
    <Typography id={id} component="h2" variant="h3">
      {heading}
    </Typography>
  );
  const view = (height: number) => (
    <TreeBlockView
      heading={heading}
      tree={tree}
      empty={translate(`${scope}.empty.${name}`, { _: '' })}
      height={height}
      autoFocus={!wide}
      onPick={(node) => {
        setOpen(false);
        choose(node);
      }}
    />
  );
  const path = chosen && [...chosen.above, chosen.node].map(({ label }) => label).join(' / ');
  return wide ? (
    <Paper
      component="aside"
      variant="outlined"
      aria-labelledby={id}
      sx={{ ...ONE_COLUMN, p: 2, position: 'sticky', top: 0, minWidth: 0 }}
    >
      {title}
      {view(560)}
    </Paper>
  ) : (
    <BehindButton id={id} heading={heading} path={path} open={open} onOpen={setOpen}>
      {title}
      {view(Math.max(320, window.innerHeight - 160))}
    </BehindButton>
  );
}

const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;

interface BehindButtonProps {
  /** Of the title among what is drawn. */
  readonly id: string;
  readonly heading: string;
  /** What is chosen, with what is above it. */
  readonly path: string | undefined;
  readonly open: boolean;
  onOpen(open: boolean): void;
  readonly children: ReactNode;
}

function BehindButton({ id, heading, path, open, onOpen, children }: BehindButtonProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AccountTree />}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(path !== undefined && { 'aria-label': `${heading}: ${path}` })}
        onClick={() => onOpen(true)}
        sx={{ maxWidth: 1 }}
      >
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {path ?? heading}
        </Box>
      </Button>
      <Drawer
        open={open}
        onClose={() => onOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { ...ONE_COLUMN, width: 360, maxWidth: '90vw', p: 2, alignContent: 'start' },
          },
        }}
      >
        {children}
      </Drawer>
    </Box>
  );
}
