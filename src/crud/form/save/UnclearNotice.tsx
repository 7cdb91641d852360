import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText, useResource } from '@/data';
import { type Id, formatList } from '@/schema';
import { ActionAlert, LookLink } from '@/widgets/internal';
import { foundInList } from './foundInList';
import type { Values } from '../useFormState';

interface UnclearNoticeProps {
  /** Says that it is not known whether it was saved. */
  readonly text: string;
  readonly typed: Values;
  /** The record that was edited; undefined for a new one. */
  readonly id?: Id | undefined;
  /** Names of the fields whose typed values the record as it is read does not have. */
  read(): Promise<readonly string[]>;
  /** The record has everything: it was saved. */
  onSaved(id: Id): void;
}

type Look =
  | { readonly at: 'reading' }
  | { readonly at: 'told'; readonly missing: readonly string[] }
  | { readonly at: 'failed'; readonly error: unknown };

/** After a save whose outcome nobody knows: what was typed stays, and a person looks before saving again. */
export function UnclearNotice({ text, typed, id, read, onSaved }: UnclearNoticeProps) {
  const { resource, path, scope } = useResource();
  const translate = useTranslate();
  const [look, setLook] = useState<Look>();
  const isSaved = look?.at === 'told' && look.missing.length === 0;
  const start = () => {
    setLook({ at: 'reading' });
    read().then(
      (missing) => setLook({ at: 'told', missing }),
      (error: unknown) => setLook({ at: 'failed', error }),
    );
  };
  const told = () => {
    if (look?.at === 'failed') return failureText(look.error, translate);
    if (look?.at !== 'told') return '';
    if (isSaved) return translate('form.unclear.saved');
    return translate('form.unclear.missing', {
      fields: formatList(look.missing.map((name) => translate(`${scope}.fields.${name}`))),
    });
  };
  const action =
    id === undefined ? (
      <LookLink to={foundInList(resource, path, typed)} />
    ) : isSaved ? (
      <Button color="inherit" variant="outlined" size="small" onClick={() => onSaved(id)}>
        {translate('form.unclear.goOn')}
      </Button>
    ) : (
      <Button color="inherit" variant="outlined" size="small" loading={look?.at === 'reading'} onClick={start}>
        {translate('form.unclear.read')}
      </Button>
    );
  return (
    <ActionAlert
      severity={isSaved ? 'success' : 'warning'}
      text={
        <>
          {isSaved ? '' : text} <span role="status">{told()}</span>
        </>
      }
    >
      {action}
    </ActionAlert>
  );
}
