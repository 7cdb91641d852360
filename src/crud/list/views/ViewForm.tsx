import { Alert, Box, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { type Id, cleanText } from '@/schema';
import { FieldFrame, TextBox } from '@/widgets';
import type { RoleName } from './useSharedViews';

/** Longest name, as of a group (spec 01 §5). */
const LONGEST = 30;

interface ViewFormProps {
  readonly title: string;
  readonly name?: string;
  readonly roleIds?: readonly Id[];
  /** Roles to share with; none: the question is not asked. */
  readonly roles: readonly RoleName[];
  /** Rejects when it was not saved; the form stays then, with the reason. */
  onSave(name: string, roleIds: readonly Id[]): Promise<void>;
  onCancel(): void;
}

/** The name of a view and with whom it is shared. */
export function ViewForm({ title, name: before = '', roleIds = [], roles, onSave, onCancel }: ViewFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(before);
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set(roleIds));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tooLong = [...name].length > LONGEST;

  const save = async () => {
    setBusy(true);
    try {
      await onSave(cleanText(name), [...chosen]);
    } catch (error) {
      setProblem(failureText(error, translate));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cleanText(name) === '' || tooLong) setProblem(translate('lists.views.nameWrong', { max: LONGEST }));
    else if (!busy) void save();
  };
  const toggle = (roleId: Id) =>
    setChosen((now) => new Set(now.has(roleId) ? [...now].filter((one) => one !== roleId) : [...now, roleId]));
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <FieldFrame id={id} label={translate('lists.views.name')} counter={{ now: [...name].length, max: LONGEST }}>
        {(control) => <TextBox control={control} value={name} onText={setName} autoFocus autoComplete="off" />}
      </FieldFrame>
      {roles.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="body2" sx={{ mb: 0.5 }}>
            {translate('lists.views.shareWith')}
          </Typography>
          <FormGroup sx={{ maxHeight: 160, overflow: 'auto', flexWrap: 'nowrap' }}>
            {roles.map((role) => (
              <FormControlLabel
                key={role.id}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(role.id)}
                    onChange={() => toggle(role.id)}
                    sx={{ py: 0.5 }}
                  />
                }
                label={role.name}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </FormGroup>
        </Box>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onCancel}>
          {translate('actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {translate('actions.save')}
        </Button>
      </Box>
    </Box>
  );
}
