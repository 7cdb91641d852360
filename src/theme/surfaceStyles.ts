import type { Theme, ThemeOptions } from '@mui/material';
import { ownDirection } from './cellStyles';
import { fontSize } from './fontSize';

const lifted = (theme: Theme): string =>
  theme.palette.mode === 'dark' ? '0 8px 24px rgb(0 0 0 / 48%)' : '0 8px 24px rgb(16 32 48 / 12%)';

/** What floats above the page: menus, pickers and their lists. */
export const floating = (theme: Theme) => ({ boxShadow: lifted(theme), border: `1px solid ${theme.palette.divider}` });

/** Cards, tables, dialogs, menus, chips: flat, edged by a line, never by a heavy shadow. */
export const surfaceStyles: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 8 },
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        padding: '6px 12px',
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        backgroundColor: theme.palette.sunken,
        color: theme.palette.text.secondary,
        fontWeight: theme.typography.fontWeightBold,
        whiteSpace: 'nowrap',
      }),
      sizeSmall: { padding: '6px 12px', '&.MuiTableCell-paddingCheckbox': { padding: '0 4px' } },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(12 20 30 / 44%)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: lifted(theme),
        border: `1px solid ${theme.palette.divider}`,
        [theme.breakpoints.down('sm')]: { margin: 12, maxWidth: 'calc(100% - 24px)', width: 'calc(100% - 24px)' },
      }),
      // a question, a form, a form with tables; wider ones hold tables of many columns
      paperWidthXs: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 440 } }),
      paperWidthSm: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 640 } }),
      paperWidthMd: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 880 } }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle1, padding: '16px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 16px' } } },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ borderColor: theme.palette.divider }) } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: { styleOverrides: { root: { ...ownDirection, minHeight: 32, padding: '4px 12px', borderRadius: 4 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.palette.text.primary,
        color: theme.palette.background.paper,
        padding: '4px 8px',
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 4, height: 22, fontSize: fontSize(12) },
      label: { ...ownDirection, paddingLeft: 8, paddingRight: 8 },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  // no gap before the first tab and behind the last
  MuiTabScrollButton: { styleOverrides: { root: { '&.Mui-disabled': { width: 0 } } } },
  MuiTab: { styleOverrides: { root: { unicodeBidi: 'plaintext', minHeight: 40, padding: '8px 12px', minWidth: 0 } } },
  MuiTypography: { styleOverrides: { root: ownDirection } },
  MuiAlert: {
    styleOverrides: {
      root: { padding: '4px 12px', alignItems: 'center', borderRadius: 8 },
      message: { padding: '4px 0' },
      icon: { padding: '4px 0' },
      action: { flexShrink: 0, paddingTop: 0, alignItems: 'center' },
    },
  },
  // the accent is for the identity of a row: other links are ink on a thin line
  MuiLink: {
    defaultProps: { color: 'textPrimary' },
    styleOverrides: { root: { textUnderlineOffset: 3 } },
  },
};
