import { defineViews } from '@/crud/views';
import { lead } from '@schemas/hems/lead';
import { LeadList } from './office/LeadList';
import { MergeDevices } from './office/MergeDevices';
import { SavedSearches } from './office/SavedSearches';
import { SuggestedText } from './office/SuggestedText';
import { TableHeaderDialog } from './office/TableHeaderDialog';
import { CreateUnderRules, EditUnderRules } from './office/underCloudRules';

export default defineViews(lead, {
  links: [
    {
      key: 'makeHome',
      page: 'hems/home',
      visible: { stationId: { empty: true } },
      makes: {
        leadId: 'id',
        name: 'customerName',
        cusUserEmail: 'email',
        installerId: 'installerId',
        countryCode: 'countryCode',
        postalCode: 'postalCode',
        houseNumber: 'houseNumber',
        address: 'address',
        region: 'region',
        city: 'city',
        houseType: 'houseType',
        heatingSource: 'heatingSource',
        gridConnection: 'gridConnection',
        housePeople: 'housePeople',
      },
    },
    { key: 'dashboard', page: 'hems/dashboard', from: 'stationId' },
    { key: 'controller', page: 'hems/controller', finds: { deviceSn: 'controllerSns' } },
  ],
  inputs: { customerName: SuggestedText, email: SuggestedText },
  above: SavedSearches,
  pages: { list: LeadList, create: CreateUnderRules, edit: EditUnderRules },
  actions: { mergeDevice: MergeDevices, tableHeader: TableHeaderDialog },
});
