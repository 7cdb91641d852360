import { Box, Button } from '@mui/material';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { cleanText } from '@/schema';
import { FailureAlert, FieldFrame, TextBox } from '@/widgets';
import { GROUP_NAME_MAX, groupNameProblem, nameLength } from './groupStep';

interface GroupFormProps {
  readonly id: string;
  readonly name: string;
  /** Names of the other groups. */
  readonly others: readonly string[];
  readonly busy: boolean;
  /** Why saving failed. */
  readonly error?: unknown;
  onType(name: string): void;
  /** Absent: the name cannot be changed. */
  onSave?(name: string): void;
  onBack(): void;
  /** Absent: this one cannot be deleted. */
  onDelete?(): void;
}

/** The name of a new or known group, with a counter; what is wrong is said at the first try to save. */
export function GroupForm({ id, name, others, busy, error, onType, onSave, onBack, onDelete }: GroupFormProps) {
  const translate = useTranslate();
  const [tried, setTried] = useState(false);
  const problem = groupNameProblem(name, others);
  const said =
    problem && (tried || problem === 'tooLong')
      ? translate(`widgets.groups.${problem}`, { max: GROUP_NAME_MAX })
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // it may stand in a form of the page
    setTried(true);
    if (!problem && !busy) onSave?.(cleanText(name));
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FieldFrame
        id={`${id}-name`}
        label={translate('widgets.groups.name')}
        required
        error={said}
        counter={{ now: nameLength(name), max: GROUP_NAME_MAX }}
      >
        {(control) => (
          <TextBox
            control={control}
            value={name}
            onText={onType}
            autoFocus
            readOnly={busy || !onSave}
            autoComplete="off"
          />
        )}
      </FieldFrame>
      <FailureAlert error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {onDelete && (
          <Button color="error" startIcon={<Delete />} onClick={onDelete} disabled={busy} sx={{ mr: 'auto' }}>
            {translate('widgets.groups.delete')}
          </Button>
        )}
        <Button color="inherit" onClick={onBack} disabled={busy}>
          {translate('widgets.cancel')}
        </Button>
        {onSave && (
          <Button type="submit" variant="contained" loading={busy}>
            {translate('widgets.groups.save')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
