import { Alert, Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  checkFiles,
  IMPORT_LIMITS,
  type UploadProblem,
  UploadProblems,
  useFilePick,
  openFile,
} from '@/widgets/internal';
import { WorkbookProblem, type SheetFile, formatList, formatNumber } from '@/schema';
import { useTemplate } from '../template/useTemplate';
import type { ImportSetup } from '../useImportSetup';

interface FileStepProps {
  readonly setup: ImportSetup;
  onOpen(file: File, book: SheetFile): void;
}

interface DropBoxProps {
  readonly pick: ReturnType<typeof useFilePick>;
  /** The last file could not be taken. */
  readonly wrong: boolean;
  readonly disabled: boolean;
}

/** Where a file is dropped, or a press lets one choose it. */
function DropBox({ pick, wrong, disabled }: DropBoxProps) {
  const translate = useTranslate();
  return (
    <Box
      component="button"
      type="button"
      autoFocus
      disabled={disabled}
      onClick={pick.open}
      {...pick.dropProps}
      sx={{
        font: 'inherit',
        color: 'text.primary',
        cursor: 'pointer',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        width: 1,
        minHeight: 200,
        p: 3,
        border: '1px dashed',
        borderColor: pick.over ? 'primary.main' : wrong ? 'error.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: pick.over ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <CloudUpload aria-hidden fontSize="large" sx={{ color: 'text.secondary' }} />
      <Typography variant="body1">{translate('import.file.drop')}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('import.file.hint', { types: formatList(IMPORT_LIMITS.accept), size: IMPORT_LIMITS.maxSize })}
      </Typography>
    </Box>
  );
}

/** The first step: get a template, choose the filled file. What cannot be read is said, and another can be chosen. */
export function FileStep({ setup, onOpen }: FileStepProps) {
  const translate = useTranslate();
  const template = useTemplate(setup);
  const [problems, setProblems] = useState<readonly UploadProblem[]>([]);
  const [fault, setFault] = useState<string>();
  const [reading, setReading] = useState<string>();

  const open = async (file: File) => {
    setReading(file.name);
    setFault(undefined);
    try {
      onOpen(file, await openFile(file, { mostRows: setup.mostRows }));
    } catch (error) {
      setFault(error instanceof WorkbookProblem ? error.fault : 'broken');
    } finally {
      setReading(undefined);
    }
  };
  const pick = useFilePick((files) => {
    const checked = checkFiles(files, IMPORT_LIMITS, 0);
    setProblems(checked.problems);
    setFault(undefined);
    const [file] = checked.accepted;
    if (file) void open(file);
  }, reading === undefined);

  return (
    <Box
      sx={{ display: 'grid', gap: 3, width: 1, maxWidth: 720, mx: 'auto', alignContent: 'start', py: { xs: 1, md: 4 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
          {translate('import.file.intro', { max: formatNumber(setup.mostRows) })}
        </Typography>
        <Button
          variant="outlined"
          onClick={template.save}
          disabled={template.busy}
          startIcon={template.busy ? <CircularProgress size={14} aria-hidden /> : <Download />}
        >
          {translate('import.file.template')}
        </Button>
      </Box>
      {template.failed && <Alert severity="error">{template.failed}</Alert>}
      <Box>
        <input
          {...pick.inputProps}
          accept={IMPORT_LIMITS.accept.map((one) => `.${one}`).join()}
          aria-label={translate('import.file.choose')}
        />
        <DropBox pick={pick} wrong={fault !== undefined || problems.length > 0} disabled={reading !== undefined} />
        <UploadProblems problems={problems} kind="file" />
      </Box>
      <div aria-live="polite">
        {reading !== undefined && (
          <>
            <Typography variant="body2">{translate('import.file.reading', { name: reading })}</Typography>
            <LinearProgress aria-label={translate('import.file.reading', { name: reading })} sx={{ mt: 1 }} />
          </>
        )}
      </div>
      {fault && <Alert severity="error">{translate(`import.file.problems.${fault}`)}</Alert>}
    </Box>
  );
}
