import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStartAction } from '../../actions/ActionHost';
import { useActionText } from '../../actions/useActionText';
import { useDragging } from './Dragging';
import type { ActionEntry } from '@/schema';

/** Where a card is put down: it opens the dialog of the move, and moves nothing by itself. */
export function DropZone({ entry }: { readonly entry: ActionEntry }) {
  const translate = useTranslate();
  const text = useActionText();
  const start = useStartAction();
  const { record, drag } = useDragging();
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        drag(undefined);
        if (record) start?.(entry, [record]);
      }}
      sx={{
        p: 1.5,
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: over ? 'action.selected' : 'background.paper',
        typography: 'body2',
        textAlign: 'center',
      }}
    >
      {translate('workflow.board.drop', { move: text.label(entry.key) })}
    </Box>
  );
}
