import { resourceContracts } from './resourceContracts';
import { contractResources } from './signedIn';

resourceContracts(contractResources);
