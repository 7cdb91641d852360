import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TariffChoice } from './chosenTariff';
import type { TariffNode } from './readTariffTree';
import { TariffTree } from './TariffTree';

interface TariffPickerProps {
  readonly tree: readonly TariffNode[];
  readonly choice: TariffChoice | undefined;
  onChoose(node: TariffNode): void;
}

/** The tree behind a button, where there is no room for it beside the page. */
export function TariffPicker({ tree, choice, onChoose }: TariffPickerProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const title = translate('hems.tariff.choose');
  return (
    <>
      <Button fullWidth variant="outlined" color="inherit" endIcon={<ExpandMore />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} sx={{ justifyContent: 'space-between', minWidth: 0 }}>
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {choice ? [...choice.above, choice.node].map(({ name }) => name).join(' / ') : title}
        </Box>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TariffTree
            tree={tree}
            chosen={choice?.node.key}
            height={400}
            onChoose={(node) => {
              setOpen(false);
              onChoose(node);
            }}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
