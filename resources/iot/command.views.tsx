import { defineViews } from '@/crud/views';
import { command } from '@schemas/iot/command';
import { CommandStatus } from './command/CommandStatus';

export default defineViews(command, { cells: { status: CommandStatus } });
