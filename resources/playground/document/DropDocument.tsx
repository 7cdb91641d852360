import { Alert, Box, Button, Typography } from '@mui/material';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';

/** Larger files are no document that a person wrote. */
const LARGEST = 5_000_000;

interface DropDocumentProps {
  /** Takes the text of a file; throws with why it cannot. */
  take(text: string, file: string): void;
}

/** Where an OpenAPI document is dropped, or chosen. What is wrong with it is said in words. */
export function DropDocument({ take }: DropDocumentProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      if (file.size > LARGEST) throw new Error(translate('playground.document.large', { name: file.name }));
      take(await file.text(), file.name);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') void read(event.dataTransfer.files[0]);
  };
  return (
    <Box
      role="group"
      aria-label={translate('playground.document.title')}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : 'transparent',
      }}
    >
      <Typography sx={{ flex: '1 1 320px', minWidth: 0, color: 'text.secondary' }}>
        {translate('playground.document.text')}
      </Typography>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {translate('playground.document.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.yaml,.yml"
        aria-label={translate('playground.document.choose')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = ''; // the same file again, once it was mended
        }}
      />
      {problem !== '' && (
        <Alert severity="error" sx={{ flex: '1 1 100%', overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
