import { Box, Button, Popover } from '@mui/material';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { filterOf } from '@/fields/filters';
import { FormSkeleton } from '@/widgets/feedback/FormSkeleton';
import type { ParamValues } from '../params/paramsAddress';
import { useReportOnPage } from './reportPage';

interface AboutSwitchProps {
  /** Name of the parameter that is the record of the page. */
  readonly param: string;
  readonly values: ParamValues;
  /** Nothing is chosen yet: it is what is to be done now. */
  readonly isFirst: boolean;
  onChoose(id: unknown): void;
}

/** Another record for the page, found by a search. */
export function AboutSwitch({ param, values, isFirst, onChoose }: AboutSwitchProps) {
  const { report, views, scope } = useReportOnPage();
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const field = report.params[param];
  if (!field) return null;
  const Input = views.params?.[param] ?? filterOf(field.type);
  const label = translate(`${scope}.fields.${param}`);
  return (
    <>
      <Button
        color={isFirst ? 'primary' : 'inherit'}
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<SwapHoriz />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(isFirst ? 'report.page.choose' : 'report.page.switch')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: 360, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2 },
          },
        }}
      >
        <Suspense
          fallback={
            <Box sx={{ height: 54 }}>
              <FormSkeleton fields={1} />
            </Box>
          }
        >
          <Input
            id={`${id}-${param}`}
            name={param}
            field={field}
            scope={scope}
            label={label}
            value={values[param]}
            values={values}
            place="form"
            required
            autoFocus
            onChange={(chosen) => {
              if (chosen === null || chosen === undefined || chosen === '') return;
              setAnchor(null);
              onChoose(chosen);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
