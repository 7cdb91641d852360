import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { codesReport, type CodeFinding } from './codesReport';
import type { AllAccess } from './useRoleAccess';
import { useResources } from './useResources';

interface ReportProps {
  readonly title: string;
  readonly intro: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Report({ title, intro, head, rows }: ReportProps) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="section" aria-label={title}>
      <Box sx={{ px: 2, pt: 1.5, pb: 1 }}>
        <Typography variant="subtitle2" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rows.length === 0 ? translate('accessCheck.codes.nothing') : intro}
        </Typography>
      </Box>
      {rows.length > 0 && (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                {head.map((one) => (
                  <TableCell key={one}>{one}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.join('\u0000')}>
                  {row.map((text, index) => (
                    <TableCell key={`${index} ${text}`} sx={{ overflowWrap: 'break-word' }}>
                      {text}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Paper>
  );
}

/**
 * Codes controls ask for that no menu has, codes menus have that no control asks for, and what of the menus could not
 * be read.
 */
export function CodesPanel({ everything }: AllAccess) {
  const translate = useTranslate();
  const { diagnostics } = useAccess();
  const names = [
    ...new Set(
      [...everything.routes.values()].flatMap(({ target }) => (target.kind === 'resource' ? [target.key] : [])),
    ),
  ];
  const { neverGranted, neverChecked } = codesReport(everything, useResources(names));
  const row = ({ at, resource, code }: CodeFinding) => [
    translate(`resources.${resource.name}.name`, { _: resource.name }),
    at,
    code,
  ];
  const head = ['resource', 'path', 'code'].map((key) => translate(`accessCheck.codes.${key}`));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Report
        title={translate('accessCheck.codes.neverGranted')}
        intro={translate('accessCheck.codes.neverGrantedIntro')}
        head={head}
        rows={neverGranted.map(row)}
      />
      <Report
        title={translate('accessCheck.codes.neverChecked')}
        intro={translate('accessCheck.codes.neverCheckedIntro')}
        head={head}
        rows={neverChecked.map(row)}
      />
      <Report
        title={translate('accessCheck.codes.menus')}
        intro={translate('accessCheck.codes.menusIntro')}
        head={['problem', 'place', 'detail'].map((key) => translate(`accessCheck.codes.${key}`))}
        rows={diagnostics.map(({ problem, at, detail }) => [translate(`accessCheck.problems.${problem}`), at, detail])}
      />
    </Box>
  );
}
