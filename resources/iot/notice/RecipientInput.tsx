import { Box, Button, Chip } from '@mui/material';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTitles } from '@/fields';
import { FieldFrame } from '@/widgets';
import { RecipientDialog } from './RecipientDialog';

interface RecipientInputProps {
  readonly id: string;
  readonly scope: string;
  readonly ids: readonly string[];
  readonly error?: string;
  readonly readOnly?: boolean;
  onPick(ids: readonly string[]): void;
  onBlur?(): void;
}

/** Who is told: names that can be taken away, and a dialog to find more. */
export function RecipientInput({ id, scope, ids, error, readOnly, onPick, onBlur }: RecipientInputProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { titleOf, remember } = useTitles('account/user', ids, undefined);
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  return (
    <FieldFrame id={id} label={translate(`${scope}.fields.accounts`)} error={error} required>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', minHeight: 36 }}>
          {ids.map((one) => (
            <Chip
              key={one}
              size="small"
              label={titleOf(one)}
              onDelete={readOnly ? undefined : () => onPick(ids.filter((other) => other !== one))}
            />
          ))}
          {!readOnly && (
            <Button
              {...control}
              aria-labelledby={undefined}
              aria-label={`${translate('iot.notice.choose')}: ${translate(`${scope}.fields.accounts`)}`}
              size="small"
              startIcon={<PersonAdd />}
              onClick={() => setOpen(true)}
            >
              {translate('iot.notice.choose')}
            </Button>
          )}
          {open && (
            <Suspense>
              <RecipientDialog
                chosen={ids}
                onChoose={(next, records) => {
                  remember(records);
                  onPick(next);
                  close();
                }}
                close={close}
              />
            </Suspense>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
