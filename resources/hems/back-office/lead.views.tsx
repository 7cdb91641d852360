import { defineViews } from '@/crud/views';
import { lead } from '@schemas/hems/back-office/lead';
import { MergeDevices } from './MergeDevices';

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
  actions: { mergeDevice: MergeDevices },
});
