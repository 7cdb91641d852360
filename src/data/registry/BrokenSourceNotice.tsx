import { Alert, AlertTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import type { BrokenPlace, BrokenSource } from './editedParts';

/**
 * While the console is developed: that an edited file cannot be loaded, with its line, above the page as it was before
 * the edit. The next edit takes it away. For developers, hence in English.
 */
export function BrokenSourceNotice() {
  const [broken, setBroken] = useState<BrokenSource | BrokenPlace>();
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<BrokenSource | BrokenPlace>) => setBroken(detail);
    const forget = () => setBroken(undefined);
    addEventListener('registry:broken', hear);
    addEventListener('registry:place', hear);
    addEventListener('registry:area', forget);
    return () => {
      removeEventListener('registry:broken', hear);
      removeEventListener('registry:place', hear);
      removeEventListener('registry:area', forget);
    };
  }, []);
  if (!broken) return null;
  return (
    <Alert
      severity="error"
      variant="filled"
      onClose={() => setBroken(undefined)}
      sx={{ position: 'fixed', insetInline: 16, bottom: 16, zIndex: 'tooltip' }}
    >
      <AlertTitle>{'file' in broken ? `${broken.file}:${broken.line}:${broken.column}` : 'An edited file'}</AlertTitle>
      {broken.message}. The page shows what was there before the edit.
    </Alert>
  );
}
