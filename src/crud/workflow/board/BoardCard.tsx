import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '@/data';
import { cellOf } from '@/fields';
import { turnsNow, type AnyRecord } from '@/schema';
import { NameText } from '@/widgets';
import { ActionMenu, type MenuAction } from '../../actions/ActionMenu';
import type { ActionGate } from '../../actions/useActionGate';
import { useRecordActions } from '../../actions/useRecordActions';
import { openPath } from '../../paths';
import { recordName } from '../../recordName';
import { DueLine } from '../DueLine';
import { StateTag } from '../StateTag';
import { TurnNames } from '../TurnNames';
import { useDragging } from './Dragging';

interface BoardCardProps {
  readonly record: AnyRecord;
  readonly gate: ActionGate;
  /** Fields that stand on the card below its name. */
  readonly fields: readonly string[];
}

/** What the record is called, as a link to it, and its moves. */
function CardHeading({ record, items }: { readonly record: AnyRecord; readonly items: readonly MenuAction[] }) {
  const place = useResource();
  const locale = useLocale() ?? 'en';
  const name = recordName(place.resource, record, locale);
  const to = openPath(place, record);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, '& .row-actions': { my: '-4px', mr: '-4px' } }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          typography: 'subtitle2',
          overflowWrap: 'anywhere',
          '& a': { color: 'primary.main', textDecoration: 'none' },
        }}
      >
        {to === undefined ? (
          <NameText text={name} />
        ) : (
          <Link to={to}>
            <NameText text={name} />
          </Link>
        )}
      </Box>
      {items.length > 0 && (
        <Box className="row-actions" sx={{ flex: 'none', my: '-4px', mr: '-6px' }}>
          <ActionMenu items={items} name={name} />
        </Box>
      )}
    </Box>
  );
}

/** Where machines beside the main one stand, and whose turn it is. */
function CardTurns({ record }: { readonly record: AnyRecord }) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const turns = turnsNow(resource, record);
  const people = [...new Set(turns.map(({ assignee }) => assignee))];
  const pending = [...new Map(turns.map(({ machine }) => [machine.key, machine] as const)).values()].filter(
    ({ key }) => key,
  );
  return (
    <>
      {pending.map(({ key, state }) => (
        <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'body2' }}>
          <span>{translate(`${scope}.parallel.${key}`)}:</span>
          <StateTag field={state} state={record[state]} record={record} />
        </Box>
      ))}
      {people.map((assignee) => (
        <Typography key={assignee} variant="caption" sx={{ color: 'text.secondary' }}>
          <TurnNames record={record} assignee={assignee} />
        </Typography>
      ))}
    </>
  );
}

/** A record on the board: its name, a few values, whose turn it is, whether it is late, and its moves. */
export function BoardCard({ record, gate, fields }: BoardCardProps) {
  const { resource, scope, views } = useResource();
  const locale = useLocale() ?? 'en';
  const items = useRecordActions(gate)(record);
  const { drag } = useDragging();
  return (
    <Box
      component="li"
      draggable={items.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', recordName(resource, record, locale));
        drag(record);
      }}
      onDragEnd={() => drag(undefined)}
      data-card
      sx={{
        p: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
        cursor: items.length > 0 ? 'grab' : undefined,
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <CardHeading record={record} items={items} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, typography: 'body2' }}>
        {fields.map((field) => {
          const own = resource.fields[field];
          if (!own) return null;
          const Cell = views.cells?.[field] ?? cellOf(own.type);
          return (
            <Box key={field} sx={{ minWidth: 0, overflow: 'hidden' }}>
              <Cell value={record[field]} record={record} name={field} field={own} scope={scope} />
            </Box>
          );
        })}
      </Box>
      <CardTurns record={record} />
      <DueLine record={record} lateOnly />
    </Box>
  );
}
