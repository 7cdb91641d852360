import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { cellOf } from '@/fields/cellOf';
import { responseOrderCommand } from '@schemas/vpp/response-order-command';
import type { Command } from './readCommands';

const BEFORE = ['resourceId', 'commandType', 'targetPower', 'setpoint', 'startTime', 'endTime'] as const;
const AFTER = ['resourceId', 'commandType', 'setpoint', 'readBackPower', 'sendStatus', 'feedbackTime', 'failReason'] as const;
const RIGHT = new Set<string>(['targetPower', 'setpoint', 'readBackPower']);
const SCOPE = 'resources.vpp/response-order-command';

/** Commands: what each will set, or what came of it. */
export function CommandTable({ commands, sent }: { readonly commands: readonly Command[]; readonly sent: boolean }) {
  const translate = useTranslate();
  const columns = sent ? AFTER : BEFORE;
  return (
    <TableContainer sx={{ maxHeight: '40vh' }} tabIndex={0} role="region" aria-label={translate(`${SCOPE}.name`)}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name} align={RIGHT.has(name) ? 'right' : 'left'}>
                {RIGHT.has(name) ? `${translate(`measures.${name}`)}` : translate(`${SCOPE}.fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {commands.map((command) => (
            <TableRow key={command.id}>
              {columns.map((name) => {
                const field = responseOrderCommand.fields[name];
                const Cell = cellOf(field.type.name);
                return (
                  <TableCell key={name} align={RIGHT.has(name) ? 'right' : 'left'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {name === 'resourceId' ? (
                      (command.resourceName ?? command.$texts?.resourceId ?? '-')
                    ) : (
                      <Cell value={command[name]} record={command} name={name} field={field} scope={SCOPE} />
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
