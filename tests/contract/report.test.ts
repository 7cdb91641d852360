import { onlyChanged } from './onlyChosen';
import { contractReports } from './reportBench';
import { reportContracts } from './reportContracts';

reportContracts(onlyChanged(contractReports));
