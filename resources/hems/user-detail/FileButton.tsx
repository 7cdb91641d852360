import { Button } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import { useTranslate } from 'react-admin';
import { analysisFiles } from './calls';
import { useFile } from './useFile';

interface FileButtonProps {
  readonly file: keyof typeof analysisFiles;
  /** Of the file, without its ending, where the cloud does not name it. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly label?: string;
  readonly disabled?: boolean;
}

/** A file of the cloud about what stands beside the button, with the same parameters. */
export function FileButton({ file, name, params, label = 'strategy.export', disabled = false }: FileButtonProps) {
  const translate = useTranslate();
  const [busy, run] = useFile(analysisFiles[file], `${name}.xlsx`);
  return (
    <Button color="inherit" startIcon={<Download />} disabled={disabled} loading={busy} loadingPosition="start" onClick={() => void run(params)}>
      {translate(label)}
    </Button>
  );
}
