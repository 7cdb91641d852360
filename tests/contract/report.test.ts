import { contractReports } from './reportBench';
import { reportContracts } from './reportContracts';

reportContracts(contractReports);
