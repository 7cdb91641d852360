import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Sync from '@mui/icons-material/Sync';
import TaskAlt from '@mui/icons-material/TaskAlt';
import type { RowState as State } from '../rows/importRow';

const ICONS = {
  ready: [RadioButtonUnchecked, 'text.secondary'],
  failed: [ErrorOutline, 'error.main'],
  refused: [ErrorOutline, 'error.main'],
  sending: [Sync, 'primary.main'],
  verified: [TaskAlt, 'primary.main'],
  done: [CheckCircle, 'success.main'],
  unclear: [HelpOutline, 'warning.main'],
} as const;

/** Where a row stands, by shape and color; its words stand beside it. */
export function RowStateIcon({ state }: { readonly state: State }) {
  const [Icon, color] = ICONS[state];
  return <Icon aria-hidden sx={{ fontSize: 16, color, flex: 'none' }} />;
}
