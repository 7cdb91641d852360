import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { type AnyRecord, formatList } from '@/schema';
import { VersionDiff } from './VersionDiff';

/** What is about to be saved. */
export interface VersionChange {
  readonly names: readonly string[];
  readonly before: AnyRecord;
  readonly after: AnyRecord;
  /** When it takes effect, in words. */
  readonly effect: string;
  /** Fields someone else changed since the form opened. */
  readonly others: readonly string[];
  /** The day of the reserved version that could be changed along, in words. */
  readonly reserved?: string;
}

interface VersionQuestionProps {
  readonly change: VersionChange;
  /** `also`: the reserved version is changed in the same fields. Undefined: back to the form. */
  onAnswer(answer: { readonly also: boolean } | undefined): void;
}

/** Shows what a save changes, before it does. */
export function VersionQuestion({ change, onAnswer }: VersionQuestionProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const id = useId();
  const [also, setAlso] = useState(false);
  const { names, before, after, effect, others, reserved } = change;
  return (
    <Dialog open onClose={() => onAnswer(undefined)} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate(names.length > 0 ? 'versions.question.title' : 'versions.question.none', {
          smart_count: names.length,
        })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Alert severity="info">{effect}</Alert>
        {others.length > 0 && (
          <Alert severity="warning">
            {translate('versions.question.others', {
              fields: formatList(others.map((name) => translate(`${scope}.fields.${name}`))),
            })}
          </Alert>
        )}
        <VersionDiff
          names={names}
          before={before}
          after={after}
          beforeText={translate('versions.before')}
          afterText={translate('versions.after')}
        />
        {reserved !== undefined && names.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={also} onChange={(_, checked) => setAlso(checked)} />}
            label={translate('versions.question.also', { day: reserved })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer(undefined)}>
          {translate('versions.question.back')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer({ also })}>
          {translate('form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
