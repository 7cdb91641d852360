import { onlyChanged } from './onlyChosen';
import { resourceContracts } from './resourceContracts';
import { contractResources } from './signedIn';

resourceContracts(onlyChanged(contractResources));
