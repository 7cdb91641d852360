import { objectOf, type Report } from '@/schema';
import type { ReportViews } from '@/data/internal';
import { useIsPhone } from '@/widgets';
import { inputWidth } from '@/fields/internal';
import { Box, Button, Collapse } from '@mui/material';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ParamValues } from './paramsAddress';
import { isToggle } from './CodeToggle';
import { inputOf } from './inputOf';
import { ParamInput } from './ParamInput';
import { isPeriod } from './periodField';
import { useParamDraft } from './useParamDraft';

interface ParamsBarProps {
  readonly report: Report;
  readonly views: ReportViews;
  readonly names: readonly string[];
  readonly values: ParamValues;
  onValues(values: ParamValues): void;
}

function isDirect({ params }: Report, name: string): boolean {
  const field = params[name];
  return field !== undefined && (isPeriod(field) || isToggle(field));
}

/** What a page opened with by itself is seen: figures of a plant nobody chose say whose they are. */
const stays = (report: Report, name: string): boolean =>
  isDirect(report, name) || Reflect.get(objectOf(report.params[name]?.options), 'first') === true;

/** As wide as its answers: a day takes less than the name of a site. */
const widthOf = ({ params }: Report, name: string): string => (params[name] ? inputWidth(params[name]) : '100%');

/**
 * The parameters above a page: what is chosen counts at once, what is typed after a pause. On a phone all but the
 * period, a few codes beside each other and what the page opened with are folded away.
 */
export default function ParamsBar({ report, views, names, values, onValues }: ParamsBarProps) {
  const translate = useTranslate();
  const id = useId();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const form = useParamDraft(report, values, onValues);
  const direct = names.filter((name) => stays(report, name));
  const others = names.filter((name) => !stays(report, name));
  const folds = phone && others.length > (direct.length > 0 ? 0 : 1);
  const failed = others.some((name) => form.errors[name] !== undefined);
  const filled = others.filter((name) => values[name] !== undefined && values[name] !== null).length;
  const inputs = (some: readonly string[]) =>
    some.map((name) => (
      <Box
        key={name}
        sx={{
          flex: isDirect(report, name) ? '0 1 auto' : { xs: 'none', sm: '1 1 200px' },
          maxWidth: isDirect(report, name) ? 1 : { sm: `min(320px, ${widthOf(report, name)})` },
          minWidth: 0,
          '&:has(> [data-param]:empty)': { display: 'none' }, // an input of its own that has nothing to choose
        }}
      >
        <ParamInput
          report={report}
          name={name}
          idPrefix={id}
          form={form}
          input={inputOf(report, views, name)}
          place="filter"
          replaced={views.params?.[name] !== undefined}
        />
      </Box>
    ));
  const row = {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    flexWrap: 'wrap',
    alignItems: { xs: 'stretch', sm: 'flex-end' },
    gap: 1.5,
    typography: 'body2',
  } as const;
  return (
    <Box
      component="form"
      role="search"
      data-shortcut="search"
      aria-label={translate('report.params.label')}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        form.settle();
      }}
      sx={row}
    >
      {folds && (
        <Button
          color="inherit"
          onClick={() => setOpen(!open)}
          aria-expanded={open || failed}
          aria-controls={`${id}-more`}
          endIcon={open ? <ExpandLess /> : <ExpandMore />}
          sx={{ justifySelf: 'start', alignSelf: 'flex-start', ml: -1 }}
        >
          {translate('report.params.fold')}
          {filled > 0 && ` (${filled})`}
        </Button>
      )}
      {inputs(folds ? direct : names)}
      {folds && (
        <Collapse in={open || failed} id={`${id}-more`} unmountOnExit>
          <Box sx={row}>{inputs(others)}</Box>
        </Collapse>
      )}
    </Box>
  );
}
