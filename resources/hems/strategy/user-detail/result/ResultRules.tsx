import { Box } from '@mui/material';
import { RulesButton } from '../alarms/RulesButton';

// covers HR-100
export function ResultRules() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <RulesButton ruleType={1} />
    </Box>
  );
}
