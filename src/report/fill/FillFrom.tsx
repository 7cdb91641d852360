import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { failureText, useArea } from '@/data';
import { inputOf } from '@/fields';
import { reference, referenceType } from '@/fields/internal';
import type { AnyFill, FillPart, Report } from '@/schema';
import type { ParamValues } from '../params/paramsAddress';
import { useFill, type Filled } from './useFill';

interface FillFromProps {
  readonly report: Report;
  readonly fill: AnyFill;
  readonly currency: string;
  /** What was taken, undefined where nothing was: for inputs in which nobody has typed. */
  onTaken(values: ParamValues): void;
}

type State =
  | { readonly at: 'loading' }
  | { readonly at: 'told'; readonly filled: Filled }
  | { readonly at: 'failed'; readonly error: unknown };

/** A record whose values the inputs may begin with; what was taken, and from where, is said. */
export function FillFrom({ report, fill, currency, onTaken }: FillFromProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const id = useId();
  useArea(fill.from.split('/')[0] ?? '');
  const [chosen, setChosen] = useState<string>();
  const [state, setState] = useState<State>();
  const read = useFill({ report, fill, currency, locale });
  const Input = inputOf(referenceType);
  const start = useEffectEvent((of: string, isGone: () => boolean) => {
    setState({ at: 'loading' });
    read(of).then(
      (filled) => {
        if (isGone()) return;
        setState({ at: 'told', filled });
        onTaken(Object.fromEntries(filled.taken.map(({ param, value }) => [param, value])));
      },
      (error: unknown) => !isGone() && setState({ at: 'failed', error }),
    );
  });
  useEffect(() => {
    if (chosen === undefined) return undefined;
    let gone = false;
    start(chosen, () => gone);
    return () => {
      gone = true;
    };
  }, [chosen]);
  const label = translate('report.fill.label', { name: translate(`resources.${fill.from}.one`, { _: '' }) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ maxWidth: { sm: 360 } }}>
        <Input
          id={id}
          name="fill"
          field={reference(fill.from)}
          scope={`resources.${report.name}`}
          label={label}
          help={translate('report.fill.help')}
          value={chosen}
          values={{}}
          onChange={(next) => {
            setChosen(typeof next === 'string' ? next : undefined);
            if (typeof next !== 'string') setState(undefined);
          }}
          place="form"
        />
      </Box>
      {state?.at === 'loading' && <LinearProgress aria-label={label} sx={{ maxWidth: 360 }} />}
      {state?.at === 'failed' && <Alert severity="error">{failureText(state.error, translate)}</Alert>}
      {state?.at === 'told' && <Told report={report} filled={state.filled} />}
    </Box>
  );
}

/** What was taken, by where it comes from, and what was not. */
function Told({ report, filled: { title, year, taken } }: { readonly report: Report; readonly filled: Filled }) {
  const translate = useTranslate();
  const nameOf = (param: string) => translate(`resources.${report.name}.fields.${param}`);
  const sourceOf = (part: FillPart) =>
    typeof part === 'string'
      ? title
      : 'report' in part
        ? `${translate(`resources.${part.report}.name`)} ${year}`
        : translate(`resources.${part.resource}.name`);
  const got = taken.filter(({ value }) => value !== undefined);
  const sources = [...new Set(got.map(({ source }) => sourceOf(source)))].map((source) => ({
    source,
    names: got.filter((one) => sourceOf(one.source) === source).map(({ param }) => nameOf(param)),
  }));
  const foreign = taken.filter(({ currency }) => currency !== undefined);
  const missing = taken.filter(({ value, currency }) => value === undefined && currency === undefined);
  const list = (names: readonly string[]) => names.join(translate('report.fill.and'));
  return (
    <Box role="status" sx={{ color: 'text.secondary' }}>
      {sources.map(({ source, names }) => (
        <Typography key={source} variant="body2">
          {translate('report.fill.taken', { source, names: list(names) })}
        </Typography>
      ))}
      {missing.length > 0 && (
        <Typography variant="body2">
          {translate('report.fill.missing', { names: list(missing.map(({ param }) => nameOf(param))) })}
        </Typography>
      )}
      {foreign.length > 0 && (
        <Typography variant="body2">
          {translate('report.fill.foreign', {
            currency: foreign[0]?.currency ?? '',
            names: list(foreign.map(({ param }) => nameOf(param))),
          })}
        </Typography>
      )}
    </Box>
  );
}
