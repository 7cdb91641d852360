import {
  CheckCircleOutlined,
  ErrorOutlineOutlined,
  HelpOutlineOutlined,
  WarningAmberOutlined,
} from '@mui/icons-material';
import { List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { reconcileBill, type BillCheck, type CheckedBill } from '@schemas/pv/parts/reconcileBill';
import { formatNumber, withUnit } from '@/schema';

const ICONS = {
  right: CheckCircleOutlined,
  near: WarningAmberOutlined,
  wrong: ErrorOutlineOutlined,
  unknown: HelpOutlineOutlined,
} as const;
const COLORS = { right: 'success', near: 'warning', wrong: 'error', unknown: 'disabled' } as const;
const UNITS: Readonly<Record<BillCheck['check'], string>> = {
  periods: 'kWh',
  readings: 'kWh',
  energyFee: '',
  totalFee: '',
  meter: '%',
};
const scope = 'resources.pv/electric-bill.checks';

/** The checks of a bill, each with its sign, its words and how far it is off; they follow what is typed. */
function BillChecks({ bill }: { readonly bill: CheckedBill }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <List dense disablePadding aria-live="polite">
      {reconcileBill(bill).map(({ check, result, difference }) => {
        const Icon = ICONS[result];
        const off =
          difference === null
            ? ''
            : ` (${difference > 0 ? '+' : ''}${withUnit(formatNumber(difference, locale, { maximumFractionDigits: 2 }), UNITS[check])})`;
        return (
          <ListItem key={check} disableGutters>
            <ListItemIcon sx={{ minWidth: 32 }}>
              <Icon fontSize="small" color={COLORS[result]} aria-hidden />
            </ListItemIcon>
            <ListItemText
              primary={translate(`${scope}.${check}`)}
              secondary={`${translate(`${scope}.${result}`)}${off}`}
            />
          </ListItem>
        );
      })}
    </List>
  );
}

export const BillChecksOfDraft = ({ draft }: { readonly draft: CheckedBill }) => <BillChecks bill={draft} />;
export const BillChecksOfRecord = ({ record }: { readonly record: CheckedBill }) => <BillChecks bill={record} />;
