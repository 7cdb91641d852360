import { Box, Button, Link as TextLink, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { recordName } from '@/crud';
import { resourceNameOf, useResource, WithResource } from '@/data';
import { cellOf } from '@/fields';
import type { Input } from './chain';
import { recordHref } from './recordHref';
import { useTrace } from './TraceContext';
import { SCHEMA_OF, textOf } from './traceRecords';

/** Inputs that are told at once; the others when they are asked for. */
const FEW = 4;

/** Names that lists of the parts of an order bring along. */
const broughtName = ({ record }: Input): string | undefined =>
  textOf(record, 'resourceName') || record.$texts?.resourceId || undefined;

interface LineProps {
  readonly input: Input;
  /** Several records have this field: each is named by itself. */
  readonly isNamed: boolean;
}

function Line({ input, isNamed }: LineProps) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const access = useAccess();
  const { kind, record, field: name } = input;
  const field = resource.fields[name];
  const label = translate(`${scope}.fields.${name}`);
  const text = isNamed ? (broughtName(input) ?? recordName(resource, record, locale)) : label;
  const href = recordHref(access, kind, record);
  const Value = field && (views.cells?.[name] ?? cellOf(field.type));
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1.5, py: '1px', minWidth: 0 }}>
      <Typography
        component="dt"
        variant="body2"
        sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {href === undefined ? (
          text
        ) : (
          <TextLink
            component={Link}
            to={href}
            color="inherit"
            sx={{ display: 'inline-block', py: '2px' }}
            title={`${label} · ${recordName(resource, record, locale)}`}
          >
            {text}
          </TextLink>
        )}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, flex: 'none', maxWidth: '60%', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {Value ? (
          <Value value={record[name]} record={record} name={name} field={field} scope={scope} />
        ) : (
          translate('vpp.trace.refusedField')
        )}
      </Typography>
    </Box>
  );
}

interface InputLinesProps {
  readonly inputs: readonly Input[];
  /** All of them at once: on paper nobody presses for more. */
  readonly whole?: boolean;
}

/** What a figure is computed from, each a link to its record. */
export function InputLines({ inputs, whole = false }: InputLinesProps) {
  const translate = useTranslate();
  const access = useAccess();
  const { resource } = useTrace();
  const [isWhole, setWhole] = useState(whole);
  const chosen = (one: Input) => Number(resource !== '' && one.record.resourceId === resource);
  const sorted = inputs.toSorted((one, other) => chosen(other) - chosen(one));
  const shown = isWhole || inputs.length <= FEW + 1 ? sorted : sorted.slice(0, FEW);
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map((input, at) => (
          <WithResource
            key={at}
            name={SCHEMA_OF[input.kind]}
            path={resourceNameOf(access, SCHEMA_OF[input.kind])}
            waiting={<Skeleton height={24} />}
          >
            <Line
              input={input}
              isNamed={inputs.some((one) => one.record !== input.record && one.field === input.field)}
            />
          </WithResource>
        ))}
      </Box>
      {shown.length < inputs.length && (
        <Button size="small" color="inherit" onClick={() => setWhole(true)} sx={{ ml: -0.75 }}>
          {translate('vpp.trace.all', { smart_count: inputs.length })}
        </Button>
      )}
    </>
  );
}
