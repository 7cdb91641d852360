import { Box, Button, Popover } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Place from '@mui/icons-material/PlaceOutlined';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { filterOf } from '@/fields/internal';
import { FormSkeleton, usePopup } from '@/widgets';
import type { ParamValues } from '../params/paramsAddress';
import { useReportOnPage } from './reportPage';

interface AboutSwitchProps {
  /** Name of the parameter that is the record of the page. */
  readonly param: string;
  readonly values: ParamValues;
  /** Name of the record; undefined while none is chosen: that is what is to be done now. */
  readonly title: string | undefined;
  onChoose(id: unknown): void;
}

/** Another record for the page, found by a search. */
export function AboutSwitch({ param, values, title, onChoose }: AboutSwitchProps) {
  const { report, views, scope } = useReportOnPage();
  const translate = useTranslate();
  const id = useId();
  const { close, trigger, popover } = usePopup('dialog');
  const field = report.params[param];
  if (!field) return null;
  const Input = views.params?.[param] ?? filterOf(field.type);
  const label = translate(`${scope}.fields.${param}`);
  return (
    <>
      <Button
        color={title === undefined ? 'primary' : 'inherit'}
        variant={title === undefined ? 'contained' : 'outlined'}
        startIcon={<Place />}
        endIcon={<ExpandMore />}
        {...(title !== undefined && { 'aria-label': `${title}. ${translate('report.page.choose')}` })}
        {...trigger}
        sx={{ maxWidth: 1, minWidth: 0 }}
      >
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {title ?? translate('report.page.choose')}
        </Box>
      </Button>
      <Popover
        {...popover}
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
              close();
              onChoose(chosen);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
