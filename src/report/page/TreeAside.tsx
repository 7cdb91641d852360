import { Box, Button, Drawer, Paper, Typography } from '@mui/material';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { useMediaQuery, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { asText } from '@/api/wireValue';
import type { Block } from '@/schema';
import { TreeBlockView } from '../blocks/TreeBlockView';
import type { ParamValues } from '../params/address';
import type { NamedBlock } from './grantedBlocks';
import { useReportOnPage } from './reportPage';
import { useBlockAnswer } from './useBlockAnswer';

export type TreeOf = Extract<Block, { readonly kind: 'tree' }>;

interface TreeAsideProps extends NamedBlock<TreeOf> {
  readonly values: ParamValues;
  onPick(id: string): void;
}

const NO_EXTRA = {};

/** The tree beside the page: a column of its own where there is room for one, else behind a button. */
export function TreeAside({ name, block, values, onPick }: TreeAsideProps) {
  const { report, scope } = useReportOnPage();
  const translate = useTranslate();
  const id = useId();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [open, setOpen] = useState(false);
  // what is chosen in the tree is no reason to ask for the tree again
  const live = useBlockAnswer({ report, block, values: { ...values, [block.picks]: undefined }, extra: NO_EXTRA }, wide || open);
  const heading = translate(`${scope}.blocks.${name}`);
  const title = (
    <Typography id={id} component="h2" variant="h3">
      {heading}
    </Typography>
  );
  const tree = (height: number) => (
    <TreeBlockView
      heading={heading}
      live={live}
      value={asText(values[block.picks]) || undefined}
      height={height}
      autoFocus={!wide}
      onPick={(chosen) => {
        setOpen(false);
        onPick(chosen);
      }}
    />
  );
  if (wide) {
    return (
      <Paper component="aside" variant="outlined" aria-labelledby={id} sx={{ p: 2, position: 'sticky', top: 0, display: 'grid', gap: 1, minWidth: 0 }}>
        {title}
        {tree(560)}
      </Paper>
    );
  }
  return (
    <Box>
      <Button variant="outlined" color="inherit" startIcon={<AccountTree />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {heading}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, maxWidth: '90vw', p: 2, display: 'grid', gap: 1, alignContent: 'start' } } }}>
        {title}
        {tree(Math.max(320, window.innerHeight - 160))}
      </Drawer>
    </Box>
  );
}
