import { Box, Chip, Typography } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { useTranslate } from 'react-admin';
import type { Finding } from '@/schema/lint';

/** What is wrong in a schema: where, why, and what to write. */
export function FindingsList({ findings }: { readonly findings: readonly Finding[] }) {
  const translate = useTranslate();
  if (findings.length === 0) {
    return (
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircle color="success" fontSize="small" />
        {translate('playground.findings.none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {findings.map(({ file, path, severity, reason, fix }) => (
        <Box component="li" key={`${path} ${reason}`} sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Chip
              size="small"
              color={severity}
              variant="outlined"
              label={translate(`playground.findings.${severity}`)}
            />
            <Typography
              component="code"
              sx={{
                fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
                fontSize: 13,
                overflowWrap: 'anywhere',
              }}
            >
              {file}: {path.slice(path.indexOf(': ') + 2)}
            </Typography>
          </Box>
          <Typography variant="body2">{reason}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {fix}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
