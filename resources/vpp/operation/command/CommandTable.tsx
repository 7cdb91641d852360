import { useTranslate } from 'react-admin';
import { cellOf } from '@/fields';
import { PlainTable } from '@/widgets';
import { responseOrderCommand } from '@schemas/vpp/operation/response-order-command';
import type { Command } from './readCommands';

const BEFORE = ['commandType', 'startTime', 'endTime', 'targetPower', 'setpoint'] as const;
const AFTER = ['commandType', 'sendStatus', 'feedbackTime', 'failReason', 'setpoint', 'readBackPower'] as const;
const SCOPE = 'resources.vpp/response-order-command';
const HEIGHT = 360;

/** Commands: what each will set, or what came of it. */
export function CommandTable({ commands, sent }: { readonly commands: readonly Command[]; readonly sent: boolean }) {
  const translate = useTranslate();
  const columns = sent ? AFTER : BEFORE;
  const cell = (command: Command, name: (typeof columns)[number]) => {
    const field = responseOrderCommand.fields[name];
    const Value = cellOf(field.type);
    return <Value key={name} value={command[name]} record={command} name={name} field={field} scope={SCOPE} />;
  };
  return (
    <PlainTable
      label={translate(`${SCOPE}.name`)}
      maxHeight={HEIGHT}
      stacks
      figuresFrom={sent ? 5 : 4}
      head={['resourceId', ...columns].map((name) => translate(`${SCOPE}.fields.${name}`))}
      rows={commands.map((command) => ({
        key: command.id,
        cells: [
          command.resourceName ?? command.$texts?.resourceId ?? '-',
          ...columns.map((name) => cell(command, name)),
        ],
      }))}
    />
  );
}
