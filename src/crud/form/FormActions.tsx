import { Button, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface FormActionsProps {
  readonly saving: boolean;
  readonly cancel: string | (() => void);
  /** Saves and opens an empty form again; absent when that makes no sense. */
  onSaveAnother?(): void;
}

/** Save, save and add another, cancel: always in sight at the foot of the form. */
export function FormActions({ saving, cancel, onSaveAnother }: FormActionsProps) {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
      }}
    >
      <Button type="submit" variant="contained" loading={saving}>
        {translate('form.save')}
      </Button>
      {onSaveAnother && (
        <Button variant="outlined" disabled={saving} onClick={onSaveAnother}>
          {translate('form.saveAnother')}
        </Button>
      )}
      {typeof cancel === 'string' ? (
        <Button component={Link} to={cancel} color="inherit">
          {translate('form.cancel')}
        </Button>
      ) : (
        <Button onClick={cancel} color="inherit">
          {translate('form.cancel')}
        </Button>
      )}
    </Paper>
  );
}
