import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { type Access, useAccess } from '@/access';
import { useActionText } from '@/crud';
import { decide, type Decision, useResource, resourceNameOf } from '@/data';
import type { AnyRecord, Resource } from '@/schema';
import { actionsOf, codedFields, decideCoded } from './codesReport';
import { conditionWords, type ConditionWords } from './conditionWords';
import { useConditionWords } from './useConditionWords';

interface ActionTableProps {
  /** With all its fields, whatever the one who asks may see himself. */
  readonly resource: Resource;
  /** Of whoever is asked about. */
  readonly access: Access;
  readonly path: string;
  /** A record the conditions are tried on. */
  readonly recordId?: string;
}

/** What a record must meet for the action to be offered, and to be enabled. */
function Conditions({ decision, words }: { readonly decision: Decision; readonly words: ConditionWords }) {
  const translate = useTranslate();
  return Object.entries({ onlyWhen: decision.condition, enabledWhen: decision.enabledWhen }).map(
    ([key, condition]) =>
      condition !== undefined && (
        <Typography key={key} variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`accessCheck.${key}`, { condition: conditionWords(condition, words) })}
        </Typography>
      ),
  );
}

/**
 * Every action of the resource, and every field with a code of its own: whether it is offered, its code, and what
 * decided. Below a `ResourceProvider`.
 */
export function ActionTable({ resource, access, path, recordId }: ActionTableProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const texts = useActionText();
  const words = useConditionWords();
  const own = useAccess();
  const { data: record } = useGetOne<AnyRecord>(
    resourceNameOf(own, resource.name),
    { id: recordId ?? '', meta: { quiet: true } },
    { enabled: recordId !== undefined },
  );
  const rows = [
    ...actionsOf(resource).map((action) => ({
      key: action,
      isField: false,
      label: texts.label(action),
      decision: decide(access, path, resource, action, recordId === undefined ? undefined : record),
    })),
    ...codedFields(resource).map((one) => ({
      key: `${one.use} ${one.name}`,
      isField: true,
      label: translate(`accessCheck.field.${one.use}`, { field: translate(`${scope}.fields.${one.name}`) }),
      decision: decideCoded(access, path, resource, one),
    })),
  ];
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('accessCheck.why.actions')}>
        <TableHead>
          <TableRow>
            {['action', 'code', 'result', 'reason'].map((key) => (
              <TableCell key={key}>{translate(`accessCheck.why.${key}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, isField, label, decision }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>
                <code>{decision.code ?? '-'}</code>
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={decision.by === 'state' ? 'warning' : decision.allowed ? 'success' : 'default'}
                  label={translate(
                    `accessCheck.${decision.by === 'state' ? 'disabled' : decision.allowed ? 'offered' : 'notOffered'}`,
                  )}
                />
              </TableCell>
              <TableCell>
                <Typography variant="body2">
                  {translate(`accessCheck.by.${isField && decision.by === 'code' ? 'fieldCode' : decision.by}`, {
                    code: decision.code ?? '',
                  })}
                </Typography>
                {decision.by !== 'code' && decision.by !== 'route' && <Conditions decision={decision} words={words} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
